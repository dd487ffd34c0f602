# Runs a Python step: {"code", "steps", "inputs", "stored", "hurry"} as JSON on standard input, what came of it on file descriptor 3.
import json
import os
import sys
import time
import traceback


class Exit(Exception):
    pass


class Flow:
    def exit(self, reason=""):
        result["exit"] = reason
        raise Exit()


class Step:
    flow = Flow()

    def __init__(self, steps, inputs):
        self.steps = steps
        self.inputs = inputs

    def export(self, name, value):
        result["exports"][name] = value

    def respond(self, answer):
        result["answered"] = answer


class Store(dict):
    """A value that is read is a copy, as in the service."""

    def __getitem__(self, key):
        if key not in self:
            raise TypeError(f"There is no record {key}")
        return json.loads(json.dumps(super().__getitem__(key)))

    def get(self, key, default=None):
        return self[key] if key in self else default


given = json.load(sys.stdin)
store = Store(given["stored"])
result = {"exports": {}}
scope = {"__name__": "sample"}
if given["hurry"]:
    time.sleep = lambda seconds: None
try:
    exec(compile(given["code"], "sample", "exec"), scope)
    returned = scope["handler"](Step(given["steps"], {"data_store": store, **given["inputs"]}))
    if returned is not None:
        result["returned"] = returned
except Exit:
    pass
except Exception as error:
    result["error"] = str(error)
    result["thrown"] = traceback.format_exc()
result["stored"] = dict(store.items())
sys.stdout.flush()
with os.fdopen(3, "w") as output:
    json.dump(result, output)
