# SPDX-License-Identifier: MIT
#
# The Homebrew formula; .github/workflows/release.yml replaces the words in capitals.
class Uidyn < Formula
  desc "Simulate UIKit Dynamics scenes without a screen"
  homepage "https://github.com/OWNER/uidyn"
  version "VERSION"
  license "MIT"

  on_macos do
    depends_on arch: :arm64
    depends_on macos: :sequoia
    url "https://github.com/OWNER/uidyn/releases/download/VERSION/uidyn-VERSION-macos-arm64.tar.xz"
    sha256 "SHA-macos-arm64"
  end

  on_linux do
    on_arm do
      url "https://github.com/OWNER/uidyn/releases/download/VERSION/uidyn-VERSION-linux-arm64.tar.xz"
      sha256 "SHA-linux-arm64"
    end
    on_intel do
      url "https://github.com/OWNER/uidyn/releases/download/VERSION/uidyn-VERSION-linux-x86_64.tar.xz"
      sha256 "SHA-linux-x86_64"
    end
  end

  def install
    bin.install "bin/uidyn"
    man1.install "share/man/man1/uidyn.1"
    bash_completion.install "share/bash-completion/completions/uidyn"
    zsh_completion.install "share/zsh/site-functions/_uidyn"
    fish_completion.install "share/fish/vendor_completions.d/uidyn.fish"
    share.install "share/uidyn"
  end

  test do
    system bin/"uidyn", "new", "falling.json"
    assert_match '"tick":100', shell_output("#{bin}/uidyn run falling.json --from 1.66")
  end
end
