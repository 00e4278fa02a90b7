print("uidyn")
