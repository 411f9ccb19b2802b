#!/bin/sh
# Первый заказ: сколько стоит, оформить, прочитать. Нужны curl и jq.
# Запуск: SHLYAH_URL=https://… SHLYAH_KEY=shl_test_… sh first-order.sh
set -eu
api() { curl --silent --show-error --fail-with-body -H "Authorization: Bearer $SHLYAH_KEY" "$@"; }

# Город — по названию: дальше нужен его номер.
city=$(api --get "$SHLYAH_URL/api/findCountry" --data-urlencode "query=Гомель" | jq '.[0].id')

packages='[{"type":"package","calculationType":"sizes","length":30,"width":20,"height":10,"weight":3,"count":1,"name":"Книги"}]'
price=$(api "$SHLYAH_URL/api/calculator/quote" --json "{\"cityId\":$city,\"packages\":$packages}" | jq '.total')
echo "Доставка: $price BYN"

# Номер заказа в вашей системе. Второго заказа с ним не будет, сколько бы раз ни повторился запрос.
number="УТ-$(date +%s)"
order=$(jq -n --arg number "$number" --arg day "$(date -d 'next monday' +%F) 23:00" \
  --argjson city "$city" --argjson packages "$packages" '{
    externalId: $number, tarif: "standart", deliveryDate: $day, packages: $packages,
    delivery: "client", address: "Минск", addressId: 6, street: "ул. Немига", house: "5",
    deliveryAddress: "client", reciverAddress: "Гомель", reciverAddressId: $city,
    reciverStreet: "ул. Советская", reciverHouse: "12",
    reciverType: "fiz-lico", name: "Пётр Сидоров", reciverPhone: "+375 29 123-45-67"
  }')

# Один и тот же Idempotency-Key при всех повторах: --retry не создаст второй заказ. Кириллица в заголовке — процентами.
key=$(jq -nr --arg number "$number" '$number | @uri')
id=$(api --retry 5 --retry-connrefused --max-time 30 "$SHLYAH_URL/api/order" \
  -H "Idempotency-Key: $key" --json "$order" | jq '.id')
echo "Заказ: $id"

api "$SHLYAH_URL/api/order/single?id=$id" | jq --raw-output '"Статус: \(.status.name). Где посылка: \(.trackingUrl)"'
