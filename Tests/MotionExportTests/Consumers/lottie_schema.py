# SPDX-License-Identifier: MIT
"""Says what of Lottie files does not follow the schema of the Lottie Animation Community."""
import importlib.resources
import json
import sys

import jsonschema_rs
import lottie_specs

text = importlib.resources.files(lottie_specs).joinpath("data/lottie.schema.json").read_text()
validator = jsonschema_rs.Draft202012Validator(json.loads(text))
for path in sys.argv[1:]:
    with open(path) as file:
        errors = list(validator.iter_errors(json.load(file)))
    print(len(errors), path)
    for error in errors[:3]:
        print("   ", "/".join(map(str, error.instance_path)), error.message[:200])
