# Plays the service for steps in Python: jobs as lines of JSON in a file, {"code", "given", "folder"}, and a line for what came of each.
import json
import os
import shutil
import sys
import tempfile
import time
import traceback

sys.path.insert(0, os.environ["STAND_INS"])


class Exit(Exception):
    pass


class Flow:
    def __init__(self, result):
        self.result = result

    def exit(self, reason=""):
        self.result["exit"] = reason
        raise Exit()


class Step:
    def __init__(self, steps, inputs, result):
        self.steps = steps
        self.inputs = inputs
        self.result = result
        self.flow = Flow(result)

    def export(self, name, value):
        self.result["exports"][name] = value

    def respond(self, answer):
        self.result["answered"] = answer


class Store(dict):
    """A value that is read is a copy, as in the service."""

    def __getitem__(self, key):
        if key not in self:
            raise TypeError(f"There is no record {key}")
        return json.loads(json.dumps(super().__getitem__(key)))

    def get(self, key, default=None):
        return self[key] if key in self else default


def run(job):
    given = job["given"]
    store = Store(given.get("stored") or {})
    result = {"exports": {}}
    scope = {"__name__": "sample"}
    if given.get("hurry"):
        time.sleep = lambda seconds: None
    os.chdir(job["folder"])
    os.environ.clear()
    os.environ.update({"PATH": PATH, "HOME": HOME, **(given.get("env") or {})})
    try:
        exec(compile(job["code"], "sample", "exec"), scope)
        inputs = {"data_store": store, **(given.get("props") or {})}
        returned = scope["handler"](Step(given.get("steps") or {}, inputs, result))
        if returned is not None:
            result["returned"] = returned
    except Exit:
        pass
    except Exception as error:
        result["error"] = str(error)
        result["thrown"] = traceback.format_exc()
    result["stored"] = dict(store.items())
    return result


def lines(file):
    file.seek(0)
    return file.read().decode().rstrip().split("\n")


PATH, HOME = os.environ["PATH"], os.environ["HOME"]
with open(sys.argv[1], encoding="utf-8") as file:
    jobs = [json.loads(line) for line in file]
for job in jobs:
    out, err, came = (tempfile.TemporaryFile() for _ in range(3))
    # A process of its own: what a step changes of Python is gone with it.
    child = os.fork()
    if child == 0:
        os.dup2(out.fileno(), 1)
        os.dup2(err.fileno(), 2)
        result = run(job)
        sys.stdout.flush()
        came.write(json.dumps(result).encode())
        came.flush()
        os._exit(0)
    os.waitpid(child, 0)
    text = "\n".join(lines(came))
    result = json.loads(text) if text else {"error": "\n".join(lines(err))}
    print(json.dumps({**result, "printed": lines(out), "warned": lines(err)}), flush=True)
    # All steps share the space for files.
    shutil.rmtree(job["folder"], ignore_errors=True)
