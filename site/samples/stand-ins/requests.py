# The part of the package requests that samples use, over the standard library.
import json as _json
import urllib.error
import urllib.parse
import urllib.request


class HTTPError(Exception):
    pass


class Response:
    def __init__(self, status, content):
        self.status_code = status
        self.content = content
        self.text = content.decode()

    def json(self):
        return _json.loads(self.text)

    def raise_for_status(self):
        if self.status_code >= 400:
            raise HTTPError(f"{self.status_code} Error")

    def iter_content(self, chunk_size):
        for start in range(0, len(self.content), chunk_size):
            yield self.content[start : start + chunk_size]

    def __enter__(self):
        return self

    def __exit__(self, *error):
        return None


def request(method, url, data=None, json=None, params=None, headers=None, timeout=None, stream=False):
    sent = dict(headers or {})
    if params:
        url += "?" + urllib.parse.urlencode(params)
    body = None
    if json is not None:
        body = _json.dumps(json).encode()
        sent["Content-Type"] = "application/json"
    elif data is not None:
        body = urllib.parse.urlencode(data).encode()
        sent["Content-Type"] = "application/x-www-form-urlencoded"
    try:
        with urllib.request.urlopen(urllib.request.Request(url, body, sent, method=method), timeout=timeout) as answer:
            return Response(answer.status, answer.read())
    except urllib.error.HTTPError as error:
        return Response(error.code, error.read())


def get(url, **more):
    return request("GET", url, **more)


def post(url, data=None, **more):
    return request("POST", url, data, **more)
