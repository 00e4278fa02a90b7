# SPDX-License-Identifier: MIT
"""Checks each JSON Schema for validity, and lists the documents that violate it."""
import json
import sys

import jsonschema_rs


def verdict(case):
    if not jsonschema_rs.meta.is_valid(json.loads(case["schema"])):
        return {"isSchema": False, "refused": []}
    validator = jsonschema_rs.validator_for(case["schema"])
    documents = enumerate(map(json.loads, case["documents"]))
    refused = [place for place, document in documents if not validator.is_valid(document)]
    return {"isSchema": True, "refused": refused}


json.dump(list(map(verdict, json.load(sys.stdin))), sys.stdout)
