import { fold, TEXT_FORMATS } from '@shlyah/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { putRows, wordRows, wordsText } from '../../modules/orders/model/order-words';

const { code, unp: taxNumber } = TEXT_FORMATS;
const batch = 2000;
const firstId = -2_147_483_648;

/**
 * Numbers with letters are found in every spelling: orders by the keys of their own numbers, waybills and houses; a client's УНП is kept in
 * Latin capitals. Killed half way it writes the same again.
 */
export class Codes1799500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await foldTaxNumbers(runner);
    for (let last = firstId; ;) {
      const orders: { id: number; text: string | Uint8Array; externalId: string; receiverHouse: string }[] =
        await runner.query(
          `SELECT s.id, s.text, o.externalId, o.receiverHouse FROM order_search s JOIN orders o ON o.id = s.id
           WHERE s.id > ? ORDER BY s.id LIMIT ${batch}`,
          [last],
        );
      if (orders.length === 0) return;
      const from = orders[0]?.id ?? 0;
      last = orders.at(-1)?.id ?? 0;
      const items: { orderId: number; ttn: string }[] = await runner.query(
        'SELECT orderId, ttn FROM order_items WHERE orderId BETWEEN ? AND ? AND ttn IS NOT NULL',
        [from, last],
      );
      const codes = new Map<number, string[]>();
      const add = (id: number, text: string | null) =>
        text === null || codes.set(id, [...(codes.get(id) ?? []), code.searched(text)]);
      for (const { orderId, ttn } of items) add(orderId, ttn);
      for (const { id, externalId, receiverHouse } of orders)
        for (const text of [externalId, receiverHouse]) add(id, text);
      const changed = orders.flatMap(({ id, text }) => {
        const former = String(text);
        const found = wordsText(fold([former, ...(codes.get(id) ?? [])].join(' ')));
        return found.length === former.length ? [] : [{ id, text: found }];
      });
      await putRows(runner.query.bind(runner), 'REPLACE', 'order_search', changed);
      // A word that stays may share more or less with the one that now stands before it.
      const words = changed.filter(({ id }) => id > 0).flatMap(({ id, text }) => wordRows(id, text));
      for (let at = 0; at < words.length; at += batch)
        await putRows(runner.query.bind(runner), 'REPLACE', 'order_words', words.slice(at, at + batch));
    }
  }

  /** The words stay: a release before finds by them what it promises. */
  async down(): Promise<void> {
    await Promise.resolve();
  }
}

async function foldTaxNumbers(runner: QueryRunner): Promise<void> {
  for (let last = 0; ;) {
    const users: { id: number; unp: string; searchText: string | Uint8Array }[] = await runner.query(
      `SELECT id, unp, searchText FROM users WHERE id > ? AND unp IS NOT NULL ORDER BY id LIMIT ${batch}`,
      [last],
    );
    if (users.length === 0) return;
    last = users.at(-1)?.id ?? 0;
    for (const { id, unp, searchText } of users) {
      const kept = taxNumber.stored(unp);
      const words = taxNumber.searched(kept);
      if (kept === unp && words === unp) continue;
      const text = fold(`${String(searchText)} ${words}`);
      await runner.query('UPDATE users SET unp = ?, searchText = ? WHERE id = ?', [
        kept,
        text.slice(0, 1000),
        id,
      ]);
    }
  }
}
