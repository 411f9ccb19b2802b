"""Приём уведомлений: проверить подпись, ответить сразу, обработать один раз.

Запуск: SHLYAH_WEBHOOK_SECRET=whsec_… PORT=8080 python3 webhook.py
"""
import base64
import hashlib
import hmac
import http.server
import json
import os
import time

SECRETS = os.environ["SHLYAH_WEBHOOK_SECRET"].split()  # при замене секрета — оба
seen = set()  # в настоящей программе — таблица в базе данных


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


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not is_ours(self.headers, body):
            return self.answer(401)
        number = self.headers["webhook-id"]
        if number not in seen:  # одно событие может прийти дважды
            seen.add(number)
            event = json.loads(body)
            print(event["type"], event.get("externalId") or event.get("orderId"), flush=True)
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    http.server.ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
