"""Первый заказ: сколько стоит, оформить, прочитать.

Запуск: SHLYAH_URL=https://… SHLYAH_KEY=shl_test_… python3 first_order.py
"""
import datetime
import time

from shlyah import ApiError, call

# Город — по названию: дальше нужен его номер.
city = call("GET", "/api/findCountry", query={"query": "Гомель"})[0]

packages = [
    {"type": "package", "calculationType": "sizes", "length": 30, "width": 20, "height": 10,
     "weight": 3, "count": 1, "name": "Книги"},
]
quote = call("POST", "/api/calculator/quote", {"cityId": city["id"], "packages": packages})
print("Доставка:", quote["total"], "BYN")

today = datetime.date.today()
monday = today + datetime.timedelta(days=7 - today.weekday())
number = f"УТ-{time.time_ns()}"  # номер заказа в вашей системе

try:
    order = call(
        "POST",
        "/api/order",
        {
            "externalId": number,
            "tarif": "standart",
            "deliveryDate": f"{monday} 23:00",
            "packages": packages,
            # откуда забрать
            "delivery": "client",
            "address": "Минск",
            "addressId": 6,
            "street": "ул. Немига",
            "house": "5",
            # кому и куда
            "reciverType": "fiz-lico",
            "name": "Пётр Сидоров",
            "reciverPhone": "+375 29 123-45-67",
            "deliveryAddress": "client",
            "reciverAddress": city["city"],
            "reciverAddressId": city["id"],
            "reciverStreet": "ул. Советская",
            "reciverHouse": "12",
        },
        repeat_key=number,
    )
except ApiError as refused:
    # 422 называет каждое поле: {"reciverPhone": ["Проверьте номер"]}
    raise SystemExit(f"{refused.code}: {refused} {refused.errors}")

print("Заказ:", order["id"])
order = call("GET", "/api/order/single", query={"id": order["id"]})
print(f"Статус: {order['status']['name']}. Где посылка: {order['trackingUrl']}")
