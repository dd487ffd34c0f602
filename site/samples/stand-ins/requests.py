# The part of the package requests that samples use, over the standard library.
import json as _json
import urllib.error
import urllib.parse
import urllib.request


class RequestException(Exception):
    pass


class ConnectionError(RequestException):
    pass


class HTTPError(RequestException):
    pass


class Response:
    def __init__(self, status, headers, raw):
        self.status_code = status
        self.ok = status < 400
        self.headers = headers
        self.raw = raw
        self._content = None

    @property
    def content(self):
        if self._content is None:
            self._content = self.raw.read()
        return self._content

    @property
    def text(self):
        return self.content.decode()

    def json(self):
        return _json.loads(self.text)

    def raise_for_status(self):
        if not self.ok:
            raise HTTPError(f"{self.status_code} Error")

    def iter_content(self, chunk_size):
        while chunk := self.raw.read(chunk_size):
            yield chunk

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.raw.close()


def request(method, url, data=None, json=None, params=None, headers=None, timeout=None, stream=False):
    sent = dict(headers or {})
    # As requests does it: a parameter without a value is left out
    given = {name: value for name, value in (params or {}).items() if value is not None}
    if given:
        url += "?" + urllib.parse.urlencode(given)
    body = None
    if json is not None:
        body = _json.dumps(json).encode()
        sent["Content-Type"] = "application/json"
    elif isinstance(data, dict):
        body = urllib.parse.urlencode(data).encode()
        sent["Content-Type"] = "application/x-www-form-urlencoded"
    elif data is not None:
        body = data.read()
    try:
        answer = urllib.request.urlopen(urllib.request.Request(url, body, sent, method=method), timeout=timeout)
        response = Response(answer.status, answer.headers, answer)
    except urllib.error.HTTPError as error:
        response = Response(error.code, error.headers, error)
    except urllib.error.URLError as error:
        raise ConnectionError(str(error))
    if not stream:
        response.content
    return response


def get(url, **more):
    return request("GET", url, **more)


def post(url, data=None, **more):
    return request("POST", url, data, **more)


def put(url, data=None, **more):
    return request("PUT", url, data, **more)
