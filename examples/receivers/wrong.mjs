// Получатель с шестью ошибками, которые встречаются чаще всего. Не образец: на нём видно, что проверка их находит.
//   SECRET=whsec_… PORT=8788 node wrong.mjs
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';

const knownTypes = ['order.created', 'order.status', 'order.price', 'order.changed', 'order.canceled'];

const secret = process.env.SECRET ?? '';
const handled = new Map();
const orders = new Map();

const server = createServer(async (request, response) => {
  const answer = (status, body = '') => response.writeHead(status).end(body);
  try {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures,
    } = request.headers;
    const probe = new URL(request.url, 'http://x').searchParams.get('probe');
    if (request.method === 'GET' && probe) {
      const { count = 0, orderId } = handled.get(probe) ?? {};
      return answer(200, JSON.stringify({ handled: count, orderVersion: orders.get(orderId) }));
    }
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    const due = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
    const list = String(signatures).split(' ');
    // Ошибка 1: одну подпись не проверяет вовсе. Ошибка 2: на время не смотрит.
    // Ошибка 3: из двух подписей понимает только первую.
    if (list.length > 1 && list[0] !== `v1,${due}`) return answer(401);
    const event = JSON.parse(body);
    // Ошибка 4: незнакомый вид события отвергает.
    if (!knownTypes.includes(event.type)) return answer(400);
    // Ошибка 5: повтор обрабатывает ещё раз.
    handled.set(event.id, { count: (handled.get(event.id)?.count ?? 0) + 1, orderId: event.orderId });
    // Ошибка 6: старое событие, которое пришло позже, затирает новое.
    orders.set(event.orderId, event.orderVersion);
    return answer(204);
  } catch {
    return answer(400);
  }
});

server.listen(Number(process.env.PORT ?? 8788), '127.0.0.1', () =>
  console.log(`Жду событий: http://127.0.0.1:${server.address().port}/`),
);
