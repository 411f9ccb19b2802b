"""Что изменилось: лента событий с курсором, который переживает перезапуск.

Запуск: SHLYAH_URL=https://… SHLYAH_KEY=shl_test_… python3 events.py
"""
import os
import pathlib

from shlyah import call

cursor = pathlib.Path(os.environ.get("SHLYAH_CURSOR", "cursor.txt"))
after = cursor.read_text() if cursor.exists() else None

while True:
    # До 20 секунд сервер ждёт новых событий сам: опрашивать чаще незачем.
    page = call("GET", "/api/events", query={"wait": 20, **({"after": after} if after else {})}, timeout=60)
    for event in page["data"]:
        if event["type"] == "order.status":
            print(event["externalId"] or event["orderId"], event["order"]["status"]["code"])
        # Незнакомые виды пропускайте: со временем появятся новые.
    # Курсор сохраняют после обработки: упавшая программа прочитает события ещё раз, но ни одного не потеряет.
    after = page["next"]
    cursor.write_text(after)
    if os.environ.get("SHLYAH_ONCE") and not page["more"]:
        break
