// Letters while the senders are killed: each arrives, and one that arrives twice is the same letter.
import { setTimeout as sleep } from 'node:timers/promises';
import { Customer } from '../lib/orders.mjs';
import { startProduct } from '../lib/product.mjs';
import { PostOffice } from '../lib/sources.mjs';

export const title = 'Two senders of letters are killed';
export const engines = ['sqlite', 'mariadb'];

/** Longer than a letter stays with a sender that is gone (mail/retry.ts). */
const lastMs = 150_000;

export async function run({ place, report, short }) {
  const [kills, letters] = short ? [1, 10] : [5, 40];
  const office = await new PostOffice().open();
  office.beforeReceipt = () => sleep(20);
  const env = { SMTP_URL: office.url };
  const replicas = [await startProduct(place, { env }), await startProduct(place, { env })];
  const customer = await Customer.login(replicas[0]);
  for (let count = 0; count < kills; count++) {
    await customer.keepPlacing(4, () => customer.acknowledged.length < letters * (count + 1));
    await replicas[1].kill();
    replicas[1] = await startProduct(place, { env });
  }
  const waiting = async () =>
    Number((await place.query('SELECT COUNT(*) AS count FROM emails WHERE sentAt IS NULL'))[0].count);
  const deadline = Date.now() + lastMs;
  while ((await waiting()) > 0 && Date.now() < deadline) await sleep(500);
  const ids = office.arrived.map(({ raw }) => /^Message-ID: <(.+?)@/im.exec(raw)?.[1]);
  const rows = await place.query('SELECT messageId FROM emails');
  const missing = rows.filter(({ messageId }) => !ids.includes(messageId)).length;
  const unknown = ids.filter((id) => !rows.some(({ messageId }) => messageId === id)).length;
  report.promise(
    'every letter has arrived',
    missing === 0 && unknown === 0,
    `${rows.length} letters, ${missing} missing`,
  );
  const twice = ids.length - new Set(ids).size;
  // At most those that were on their way when a sender was killed: four at a time.
  report.promise(
    'hardly one twice, and then under the same Message-ID',
    twice <= kills * 4,
    `${twice} after ${kills} kills`,
  );
  for (const replica of replicas) await replica.stop();
  await office.close();
}
