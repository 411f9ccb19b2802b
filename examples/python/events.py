"""Что изменилось: лента событий с курсором, который переживает перезапуск.

Запуск: SHLYAH_URL=https://… SHLYAH_KEY=shl_test_… python3 events.py
"""
import os
import pathlib

from shlyah import ApiError, call

cursor = pathlib.Path(os.environ.get("SHLYAH_CURSOR", "cursor.txt"))
after = cursor.read_text() if cursor.exists() else None


def orders():
    """Все заказы, страница за страницей."""
    number, pages = 0, 1
    while number < pages:
        number += 1
        page = call("GET", "/api/order", query={"page": number})
        pages = page["pages"]
        yield from page["data"]


while True:
    try:
        # До 20 секунд сервер ждёт новых событий сам: опрашивать чаще незачем.
        page = call("GET", "/api/events", query={"wait": 20, **({"after": after} if after else {})}, timeout=60)
    except ApiError as refused:
        if refused.status != 410:
            raise
        # Курсор больше не годится: статусы — из самих заказов, лента — с самого старого события.
        for order in orders():
            print(order["externalId"] or order["id"], order["status"]["code"])
        after = None
        continue
    for event in page["data"]:
        name = event["externalId"] or event["orderId"]
        # Слова берут из changes: у удалённого заказа order — null, и в прежних его событиях тоже.
        if event["type"] in ("order.status", "order.canceled"):
            for change in event["changes"]:
                if change["field"] == "status":
                    print(name, change["to"])
        if event["type"] == "order.deleted":
            print(name, "deleted")
        # Незнакомые виды пропускайте: со временем появятся новые.
    # Курсор сохраняют после обработки: упавшая программа прочитает события ещё раз, но ни одного не потеряет.
    after = page["next"]
    cursor.write_text(after)
    if os.environ.get("SHLYAH_ONCE") and not page["more"]:
        break
