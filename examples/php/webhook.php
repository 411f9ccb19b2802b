<?php
// Приём уведомлений: проверить подпись, ответить сразу, обработать один раз.
// Запуск для пробы: SHLYAH_WEBHOOK_SECRET=whsec_… php -S 127.0.0.1:8080 webhook.php

/** Подпись по Standard Webhooks: HMAC-SHA256 от «номер.время.тело». */
function isOurs(string $body): bool
{
    $id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
    $sent = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
    if (!ctype_digit($sent) || abs(time() - (int) $sent) > 300) {
        return false; // старое сообщение мог прислать кто угодно
    }
    // Пустой секрет подписал бы кто угодно; при замене секрета их два, через пробел.
    foreach (array_filter(explode(' ', (string) getenv('SHLYAH_WEBHOOK_SECRET'))) as $secret) {
        $key = base64_decode(substr($secret, strlen('whsec_')));
        $right = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$sent.$body", $key, true));
        // Подписей бывает несколько, через пробел: пока секрет меняется.
        foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $given) {
            if (hash_equals($right, $given)) {
                return true;
            }
        }
    }
    return false;
}

$body = file_get_contents('php://input');
if (!isOurs($body)) {
    http_response_code(401);
    exit;
}
$event = json_decode($body, true);
// Проверка адреса: на ping отвечают его словом.
if (isset($event['challenge'])) {
    exit($event['challenge']);
}
http_response_code(204);

// Одно событие может прийти дважды. В настоящей программе — уникальный ключ в базе данных.
$mark = sys_get_temp_dir() . '/shlyah-' . hash('sha256', $_SERVER['HTTP_WEBHOOK_ID']);
$first = @fopen($mark, 'x');
if ($first !== false) {
    error_log("{$event['type']} " . ($event['externalId'] ?? $event['orderId'] ?? ''));
}
