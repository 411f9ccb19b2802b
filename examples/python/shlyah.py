"""Вызовы API «Шлях» под ключом. Только стандартная библиотека Python 3.9 и новее."""
import json
import os
import random
import time
import urllib.error
import urllib.parse
import urllib.request

URL = os.environ["SHLYAH_URL"]
KEY = os.environ["SHLYAH_KEY"]


class ApiError(Exception):
    """Отказ API: code — для программы, message — для людей, errors — по полям."""

    def __init__(self, status, body):
        super().__init__(body.get("message", f"HTTP {status}"))
        self.status = status
        self.code = body.get("code")
        self.errors = body.get("errors", {})


def call(method, path, body=None, query=None, repeat_key=None, tries=5, timeout=30):
    """Повторяет вызов, когда это безопасно: чтение или запрос с ключом повтора (Idempotency-Key)."""
    url = URL + path + ("?" + urllib.parse.urlencode(query) if query else "")
    headers = {"Authorization": "Bearer " + KEY, "Content-Type": "application/json"}
    if repeat_key:
        headers["Idempotency-Key"] = urllib.parse.quote(repeat_key)
    data = None if body is None else json.dumps(body).encode()
    safe = method == "GET" or repeat_key is not None
    for attempt in range(tries):
        wait = None
        try:
            request = urllib.request.Request(url, data, headers, method=method)
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            text = refused.read()
            try:
                error = ApiError(refused.code, json.loads(text))
            except ValueError:
                error = ApiError(refused.code, {})
            nothing_done = refused.code == 429 or error.code == "unavailable"
            if not nothing_done and not (safe and refused.code >= 500):
                raise error from None
            wait = refused.headers.get("Retry-After")
        except OSError as lost:
            if not safe:
                raise
            error = lost
        if attempt == tries - 1:
            raise error
        # Сколько просит сервер и ещё немного вразнобой; без просьбы — всё дольше и дольше.
        pause = float(wait) if wait else 0.5 * 2**attempt
        time.sleep(pause + random.random())
