"""Приём уведомлений: проверить подпись, ответить сразу, обработать один раз.

Запуск: SHLYAH_WEBHOOK_SECRET=whsec_… PORT=8080 python3 webhook.py
"""
import base64
import hashlib
import hmac
import http.server
import json
import os
import threading
import time
import urllib.parse

SECRETS = os.environ["SHLYAH_WEBHOOK_SECRET"].split()  # при замене секрета — оба
# В настоящей программе — таблицы в базе данных.
lock = threading.Lock()
seen = {}  # номер события: номер заказа
versions = {}  # номер заказа: его новейшая версия


def is_ours(headers, body):
    """Подпись по Standard Webhooks: HMAC-SHA256 от «номер.время.тело»."""
    sent, number = headers.get("webhook-timestamp", ""), headers.get("webhook-id", "")
    if not sent.isdigit() or abs(time.time() - int(sent)) > 300:
        return False  # старое сообщение мог прислать кто угодно
    signed = f"{number}.{sent}.".encode() + body
    for secret in SECRETS:
        key = base64.b64decode(secret.removeprefix("whsec_"))
        right = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
        # Подписей бывает несколько, через пробел: пока секрет меняется.
        for given in headers.get("webhook-signature", "").split():
            if hmac.compare_digest(given.encode(), right.encode()):
                return True
    return False


def handle(number, event):
    if number in seen:  # одно событие может прийти дважды
        return
    order, version = event.get("orderId"), event.get("orderVersion") or 0
    seen[number] = order
    if version < versions.get(order, 0):  # опоздало: более новое уже есть
        return
    versions[order] = version
    print(event["type"], event.get("externalId") or order, flush=True)


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not is_ours(self.headers, body):
            return self.answer(401)
        try:
            event = json.loads(body)
        except ValueError:
            return self.answer(400)
        if "challenge" in event:  # проверка адреса: на ping отвечают его словом
            return self.answer(200, event["challenge"])
        with lock:
            handle(self.headers["webhook-id"], event)
        self.answer(204)

    def do_GET(self):
        """Проверка спрашивает, что стало с событием. В работе этот вопрос не приходит."""
        if not is_ours(self.headers, b""):
            return self.answer(401)
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query)
        number = query.get("probe", [""])[0]
        kept = {"handled": int(number in seen), "orderVersion": versions.get(seen.get(number))}
        self.answer(200, json.dumps(kept))

    def answer(self, status, text=""):
        self.send_response(status)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    http.server.ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
