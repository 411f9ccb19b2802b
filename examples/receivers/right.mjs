// Получатель уведомлений «Шляха», который делает всё верно: Node 20 без зависимостей.
//   SECRET=whsec_… PORT=8787 node right.mjs
// Память процесса здесь вместо вашей базы: в ней события и версии заказов должны лежать вместе, одной транзакцией.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const fiveMinutes = 5 * 60;
const knownTypes = ['order.created', 'order.status', 'order.price', 'order.changed', 'order.canceled'];

/** Подпись верна, если хоть одна из присланных сделана нашим секретом: сутки после его замены их две. */
function isOurs(secret, { id, timestamp, signatures }, body) {
  if (!id || !timestamp || Math.abs(Date.now() / 1000 - Number(timestamp)) > fiveMinutes) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const due = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signatures.split(' ').some((one) => {
    const [version, text = ''] = one.split(',');
    const sent = Buffer.from(text, 'base64');
    return version === 'v1' && sent.length === due.length && timingSafeEqual(sent, due);
  });
}

const secret = process.env.SECRET ?? '';
const handled = new Map();
const orders = new Map();

function handle(event) {
  if (handled.has(event.id)) return;
  handled.set(event.id, event.orderId);
  if (!knownTypes.includes(event.type)) return;
  const known = orders.get(event.orderId);
  if (known !== undefined && known >= event.orderVersion) return;
  orders.set(event.orderId, event.orderVersion);
  // Здесь ваша программа меняет заказ у себя.
}

const server = createServer(async (request, response) => {
  const answer = (status, body = '') => response.writeHead(status).end(body);
  try {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const { headers } = request;
    const sent = {
      id: headers['webhook-id'],
      timestamp: headers['webhook-timestamp'],
      signatures: headers['webhook-signature'] ?? '',
    };
    if (!isOurs(secret, sent, body)) return answer(401);
    // Проверка спрашивает, что стало с событием. В работе этот вопрос не приходит.
    const probe = new URL(request.url, 'http://x').searchParams.get('probe');
    if (request.method === 'GET' && probe) {
      const orderVersion = orders.get(handled.get(probe));
      return answer(200, JSON.stringify({ handled: handled.has(probe) ? 1 : 0, orderVersion }));
    }
    const event = JSON.parse(body);
    // Проверка адреса: на ping отвечают его словом.
    if (event.challenge) return answer(200, event.challenge);
    handle(event);
    return answer(204);
  } catch {
    return answer(400);
  }
});

server.listen(Number(process.env.PORT ?? 8787), '127.0.0.1', () =>
  console.log(`Жду событий: http://127.0.0.1:${server.address().port}/`),
);
