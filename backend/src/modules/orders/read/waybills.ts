import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { OrderItem } from '../model/order-item.entity';

/** The numbers of the ТТН of orders, each once. */
export async function waybillsOf(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const items = await manager.find(OrderItem, {
    select: { id: true, orderId: true, ttn: true },
    where: { orderId: In([...ids]), ttn: Not(IsNull()) },
    order: { orderId: 'ASC', position: 'ASC' },
  });
  const numbers = new Map<number, string[]>();
  for (const { orderId, ttn } of items) {
    const known = numbers.get(orderId) ?? [];
    if (ttn && !known.includes(ttn)) numbers.set(orderId, [...known, ttn]);
  }
  return numbers;
}
