// Что изменилось: лента событий с курсором, который переживает перезапуск.
// Запуск: SHLYAH_URL=https://… SHLYAH_KEY=shl_test_… node events.mjs
import { readFile, rm, writeFile } from 'node:fs/promises';
import { pages, Shlyah, ShlyahError } from '@shlyah/api-client';

const api = new Shlyah({ url: process.env.SHLYAH_URL, key: process.env.SHLYAH_KEY });
const cursor = process.env.SHLYAH_CURSOR ?? 'cursor.txt';

function handle({ type, externalId, orderId, changes }) {
  const name = externalId ?? orderId;
  // Слова берут из changes: у удалённого заказа order — null, и в прежних его событиях тоже.
  const status = changes.find(({ field }) => field === 'status')?.to;
  if (status && ['order.status', 'order.canceled'].includes(type)) console.log(name, status);
  if (type === 'order.deleted') console.log(name, 'deleted');
  // Незнакомые виды пропускайте: со временем появятся новые.
}

async function readOn() {
  const after = await readFile(cursor, 'utf8').catch(() => undefined);
  // follow: ждать новых событий и дальше; без него лента читается до конца.
  for await (const event of api.eachEvent({ after, follow: !process.env.SHLYAH_ONCE })) {
    handle(event);
    // Курсор сохраняют после обработки: упавшая программа прочитает событие ещё раз, но ни одного не потеряет.
    await writeFile(cursor, event.id);
  }
}

try {
  await readOn();
} catch (error) {
  if (!(error instanceof ShlyahError) || error.status !== 410) throw error;
  // Курсор больше не годится: статусы — из самих заказов, лента — с самого старого события.
  for await (const { externalId, id, status } of pages((page) => api.orders.getOrders({ page })))
    console.log(externalId ?? id, status.code);
  await rm(cursor);
  await readOn();
}
