<?php
// Первый заказ: сколько стоит, оформить, прочитать.
// Запуск: SHLYAH_URL=https://… SHLYAH_KEY=shl_test_… php first-order.php
require __DIR__ . '/shlyah.php';

// Город — по названию: дальше нужен его номер.
[$city] = call('GET', '/api/findCountry?query=' . urlencode('Гомель'));

$packages = [[
    'type' => 'package', 'calculationType' => 'sizes', 'name' => 'Книги', 'count' => 1,
    'length' => 30, 'width' => 20, 'height' => 10, 'weight' => 3,
]];
$quote = call('POST', '/api/calculator/quote', ['cityId' => $city['id'], 'packages' => $packages]);
echo "Доставка: {$quote['total']} BYN\n";

$number = 'УТ-' . hrtime(true); // номер заказа в вашей системе
try {
    $order = call('POST', '/api/order', [
        'externalId' => $number,
        'tarif' => 'standart',
        'deliveryDate' => date('Y-m-d', strtotime('next monday')) . ' 23:00',
        'packages' => $packages,
        // откуда забрать
        'delivery' => 'client',
        'address' => 'Минск',
        'addressId' => 6,
        'street' => 'ул. Немига',
        'house' => '5',
        // кому и куда
        'reciverType' => 'fiz-lico',
        'name' => 'Пётр Сидоров',
        'reciverPhone' => '+375 29 123-45-67',
        'deliveryAddress' => 'client',
        'reciverAddress' => $city['city'],
        'reciverAddressId' => $city['id'],
        'reciverStreet' => 'ул. Советская',
        'reciverHouse' => '12',
    ], repeatKey: $number);
} catch (ApiError $refused) {
    // 422 называет каждое поле: {"reciverPhone": ["Проверьте номер"]}
    exit("{$refused->word}: {$refused->getMessage()} " . json_encode($refused->errors, JSON_UNESCAPED_UNICODE) . "\n");
}
echo "Заказ: {$order['id']}\n";

$order = call('GET', "/api/order/single?id={$order['id']}");
echo "Статус: {$order['status']['name']}. Где посылка: {$order['trackingUrl']}\n";
