// Приём уведомлений: проверить подпись, ответить сразу, обработать один раз.
// Запуск: SHLYAH_WEBHOOK_SECRET=whsec_… PORT=8080 node webhook.mjs
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { verifyWebhook, WebhookError } from '@shlyah/api-client';

const secret = process.env.SHLYAH_WEBHOOK_SECRET.split(' '); // при замене секрета — оба
const seen = new Set(); // в настоящей программе — таблица в базе данных

createServer(async (request, response) => {
  try {
    // Тело — как пришло, до разбора: подписаны его байты.
    const event = await verifyWebhook({ body: await text(request), headers: request.headers, secret });
    // Проверка адреса: на ping отвечают его словом.
    if (event.challenge) return response.writeHead(200).end(event.challenge);
    response.writeHead(204).end();
    // Одно событие может прийти дважды.
    if (seen.has(request.headers['webhook-id'])) return;
    seen.add(request.headers['webhook-id']);
    console.log(event.type, event.externalId ?? event.orderId);
  } catch (error) {
    response.writeHead(error instanceof WebhookError ? 401 : 500).end();
  }
}).listen(Number(process.env.PORT ?? 8080));
