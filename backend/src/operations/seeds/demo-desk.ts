import { minskDay, priceToWire } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { OrderItem } from '../../modules/orders/model/order-item.entity';
import { OrderNote } from '../../modules/orders/model/note.entity';
import { Proposal } from '../../modules/orders/model/proposal.entity';
import { Register, RegisterOrder } from '../../modules/registers/register.entity';
import { User } from '../../modules/users/model/user.entity';
import { insertMany, insertOne } from '../../platform/database/insert-many';
import type { PlacedOrder } from './demo-orders';

const NOTES = [
  'Клиент просил не раньше десяти: раньше никого нет.',
  'Двое грузчиков: станок на третий этаж.',
  'Договорились по телефону, что оплатят по счёту за ноябрь.',
];

const minute = 60_000;

/** What waits on the desk of the demo company: notes, a request of a client, an offer to a client, and a register to receive. */
export async function seedDesk(tx: EntityManager, placed: readonly PlacedOrder[], now: Date): Promise<void> {
  const manager = await tx.findOneByOrFail(User, { email: 'manager2@demo.by' });
  // Accepted orders of the days ahead: nothing has happened to them yet.
  const ahead = placed.filter(({ order }) => order.statusId === ACCEPTED && order.price !== null);
  const at = new Date(now.getTime() - 25 * minute);
  await insertMany(
    tx,
    OrderNote,
    NOTES.map((text, index) => ({
      orderId: orderOf(ahead, index * 5).id,
      authorId: manager.id,
      author: manager.name,
      text,
      createdAt: at,
    })),
  );
  await insertProposals(tx, ahead, { manager, at });
  await insertRegister(tx, ahead, at);
}

const ACCEPTED = 2;

/** A day of a receiver's comment for the staff to answer, and a price for the client `company@demo.by`. */
async function insertProposals(
  tx: EntityManager,
  ahead: readonly PlacedOrder[],
  { manager, at }: { manager: User; at: Date },
): Promise<void> {
  const company = await tx.findOneByOrFail(User, { email: 'company@demo.by' });
  const own = ahead.filter(({ order }) => order.userId === company.id);
  const foreign = ahead.filter(({ order }) => order.userId !== company.id);
  const asked = orderOf(foreign, 3);
  const offered = orderOf(own, 0);
  const price = priceToWire(asked.price);
  const before = priceToWire(offered.price);
  const after = before + 7.6;
  const money = (byn: number): string => `${byn.toFixed(2)}\u00a0р`;
  const common = { createdAt: at, waiting: 1 as const, outcome: null, answeredAt: null, answer: null };
  const comment = 'Позвонить за два часа: получатель на работе';
  await insertMany(tx, Proposal, [
    {
      ...common,
      orderId: asked.id,
      orderVersion: asked.version,
      side: 'client' as const,
      reason: 'Получатель попросил',
      change: JSON.stringify({ reciverComment: comment }),
      shown: JSON.stringify({
        changes: [{ field: 'reciverComment', from: asked.receiverComment, to: comment }],
        price: { before: price, after: price },
        quote: null,
      }),
      staffName: null,
    },
    {
      ...common,
      orderId: offered.id,
      orderVersion: offered.version,
      side: 'staff' as const,
      reason: 'Груз тяжелее, чем указан',
      change: JSON.stringify({ price: after }),
      shown: JSON.stringify({
        changes: [{ field: 'price', from: money(before), to: money(after) }],
        price: { before, after },
        quote: null,
      }),
      staffName: manager.name,
    },
  ]);
}

/** The register of the client with the most orders that are still to be handed over. */
async function insertRegister(tx: EntityManager, ahead: readonly PlacedOrder[], at: Date): Promise<void> {
  const counts = new Map<number | null, number>();
  for (const { order } of ahead) counts.set(order.userId, (counts.get(order.userId) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  const orders = ahead.map(({ order }) => order).filter(({ userId }) => userId === most?.[0]);
  const registerId = await insertOne(tx, Register, {
    userId: orders[0]?.userId ?? null,
    day: minskDay(at),
    version: 1,
    createdAt: at,
    dissolvedAt: null,
    receivedAt: null,
    changedBy: null,
    changedAt: null,
    edition: 1,
    editionAt: null,
    editionBy: null,
  });
  const rows = [];
  for (const [index, { id }] of orders.entries()) {
    const items = await tx.findBy(OrderItem, { orderId: id });
    rows.push({
      registerId,
      orderId: id,
      position: index + 1,
      places: items.length,
      weight: items.reduce((sum, item) => sum + (item.weight ?? 0) * item.count, 0),
      liveOrderId: id,
      gone: null,
      placesAtReceipt: null,
      weightAtReceipt: null,
      goneAtReceipt: null,
    });
  }
  await insertMany(tx, RegisterOrder, rows);
}

function orderOf(placed: readonly PlacedOrder[], index: number): PlacedOrder['order'] {
  const found = placed[index % placed.length];
  if (!found) throw new Error('The demo company has no such order');
  return found.order;
}
