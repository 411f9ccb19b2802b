// Что изменилось: лента событий с курсором, который переживает перезапуск.
// Запуск: SHLYAH_URL=https://… SHLYAH_KEY=shl_test_… node events.mjs
import { readFile, writeFile } from 'node:fs/promises';
import { Shlyah } from '@shlyah/api-client';

const api = new Shlyah({ url: process.env.SHLYAH_URL, key: process.env.SHLYAH_KEY });
const cursor = process.env.SHLYAH_CURSOR ?? 'cursor.txt';
const after = await readFile(cursor, 'utf8').catch(() => undefined);

// follow: ждать новых событий и дальше; без него лента читается до конца.
for await (const event of api.eachEvent({ after, follow: !process.env.SHLYAH_ONCE })) {
  if (event.type === 'order.status') console.log(event.externalId ?? event.orderId, event.order.status.code);
  // Незнакомые виды пропускайте: со временем появятся новые.
  // Курсор сохраняют после обработки: упавшая программа прочитает событие ещё раз, но ни одного не потеряет.
  await writeFile(cursor, event.id);
}
