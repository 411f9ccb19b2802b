<?php
// Вызовы API «Шлях» под ключом. PHP 8.1 и новее с расширением curl.

final class ApiError extends Exception
{
    /** code — слово для программы, message — для людей, errors — по полям. */
    public function __construct(public int $status, public string $word, string $message, public array $errors = [])
    {
        parent::__construct($message);
    }
}

/** Повторяет вызов, когда это безопасно: чтение или запрос с ключом повтора (Idempotency-Key). */
function call(string $method, string $path, ?array $body = null, ?string $repeatKey = null, int $tries = 5): mixed
{
    $safe = $method === 'GET' || $repeatKey !== null;
    $headers = ['Authorization: Bearer ' . getenv('SHLYAH_KEY'), 'Content-Type: application/json'];
    if ($repeatKey !== null) {
        $headers[] = 'Idempotency-Key: ' . rawurlencode($repeatKey);
    }
    for ($try = 1; ; $try++) {
        $wait = null;
        $curl = curl_init(getenv('SHLYAH_URL') . $path);
        curl_setopt_array($curl, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => $headers,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT => 60,
            CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$wait): int {
                if (stripos($line, 'Retry-After:') === 0) {
                    $wait = (int) trim(substr($line, 12));
                }
                return strlen($line);
            },
        ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => json_encode($body, JSON_UNESCAPED_UNICODE)]));
        $text = curl_exec($curl);
        $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
        $answer = is_string($text) ? json_decode($text, true) : null;
        if ($status >= 200 && $status < 300) {
            return $answer;
        }
        $word = $answer['code'] ?? 'unknown';
        $nothingDone = $status === 429 || $word === 'unavailable';
        $mayRepeat = $nothingDone || ($safe && ($status === 0 || $status >= 500));
        if (!$mayRepeat || $try === $tries) {
            throw new ApiError($status, $word, $answer['message'] ?? curl_error($curl), $answer['errors'] ?? []);
        }
        // Сколько просит сервер и ещё немного вразнобой; без просьбы — всё дольше и дольше.
        usleep((int) (1e6 * (($wait ?? 0.5 * 2 ** $try) + lcg_value())));
    }
}
