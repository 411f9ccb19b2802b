import { digits, fold } from '@shlyah/domain';
import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { folded, isMysql } from '../../platform/database/columns';
import { column } from './schema-words';

const formerLength = 1500;
const length = 7000;
const chunk = 200;

interface Row {
  id: number;
  [part: string]: string | number | null;
}

const isFigures = (text: string): boolean => /^[\d\s+().\-‐-―−]{5,}$/.test(text);

/** Numbers that are written with blanks and hyphens are found by their digits. */
function sought(text: string): string {
  if (isFigures(text)) return digits(text);
  const numbers = text.split(' ').filter((word) => isFigures(word) && digits(word) !== word);
  return [text, ...numbers.map(digits)].join(' ');
}

const textOf = (parts: unknown[]): string =>
  fold(
    parts
      .filter(Boolean)
      .map((part) => sought(String(part)))
      .join(' '),
  ).slice(0, length);

/** Orders are found by where they go and by their waybills: longer texts, and those of all orders written anew. */
export class OrderSearch1795500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await widen(runner, length);
    for (let last = 0; ;) {
      const orders: Row[] = await runner.query(
        `SELECT o.id, o.clientName, o.clientOrganization, o.clientUnp, o.clientPhone, o.clientEmail,
           o.organization, o.name, o.receiverPhone, o.receiverAddress, o.receiverStreet, o.receiverHouse,
           o.externalId, c.name AS pointCity, p.street AS pointStreet
         FROM orders o LEFT JOIN points p ON p.id = o.receivePointId LEFT JOIN cities c ON c.id = p.cityId
         WHERE o.id > ? ORDER BY o.id LIMIT ${chunk}`,
        [last],
      );
      if (orders.length === 0) return;
      const from = orders[0]?.id ?? 0;
      last = orders.at(-1)?.id ?? 0;
      const waybills = await waybillsOf(runner, from, last);
      const rows = orders.flatMap(({ id, ...parts }) => [
        id,
        textOf([...Object.values(parts), ...(waybills.get(id) ?? [])]),
      ]);
      // Both engines have REPLACE; a migration that was killed half way writes the same again.
      await runner.query(
        `REPLACE INTO order_search (id, text) VALUES ${orders.map(() => '(?, ?)').join(', ')}`,
        rows,
      );
    }
  }

  /** The texts stay: a search finds more by them than it promises. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE order_search SET text = SUBSTR(text, 1, ?)', [formerLength]);
    await widen(runner, formerLength);
  }
}

async function widen(runner: QueryRunner, characters: number): Promise<void> {
  const text = column('text', folded(characters));
  if (isMysql)
    return runner.query(`ALTER TABLE order_search MODIFY text ${text.type}(${text.length}) NOT NULL`);
  await runner.changeColumn('order_search', 'text', new TableColumn(text));
}

async function waybillsOf(runner: QueryRunner, from: number, to: number): Promise<Map<number, Set<string>>> {
  const items: { orderId: number; ttn: string }[] = await runner.query(
    'SELECT orderId, ttn FROM order_items WHERE orderId BETWEEN ? AND ? AND ttn IS NOT NULL ORDER BY orderId, position',
    [from, to],
  );
  const byOrder = new Map<number, Set<string>>();
  for (const { orderId, ttn } of items)
    byOrder.set(orderId, (byOrder.get(orderId) ?? new Set<string>()).add(ttn));
  return byOrder;
}
