import { Injectable } from '@nestjs/common';
import { fold, orderFields, readCode, readValue } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { MessageOrders } from '../../notifications/channels/message-orders';
import { bareWord, storedWord } from '../model/order-words';
import { Order } from '../model/order.entity';

/** Orders with a common word of an own number that are looked at, the newest first. */
const LOOKED_AT = 30_000;

/** Implements the orders interface of the messages. */
@Injectable()
export class OrdersOfMessages extends MessageOrders {
  override async named(manager: EntityManager, text: string): Promise<number[]> {
    const code = readCode(text);
    const ids = await this.withOwnNumber(manager, text);
    if (code?.kind === 'parcel') {
      const found = await manager.findOne(Order, {
        select: { id: true },
        where: { trackingCode: code.code },
      });
      if (found) ids.push(found.id);
    } else if (code?.kind === 'order' || code?.kind === 'place' || code?.kind === 'stop')
      ids.push(code.order);
    else if (code?.kind === 'test') ids.push(code.id);
    return [...new Set(ids)];
  }

  /** By the index of words, since own numbers are indexed for each client alone. */
  private async withOwnNumber(manager: EntityManager, text: string): Promise<number[]> {
    const own = readValue(orderFields.externalId, text);
    const words = fold(String(own ?? ''))
      .split(' ')
      .map(bareWord);
    const [word = ''] = words.sort((one, other) => other.length - one.length);
    if (!word) return [];
    const rows = await manager.query<{ id: number }[]>(
      `SELECT o.id FROM (SELECT id FROM order_words WHERE word = ? ORDER BY id DESC LIMIT ${LOOKED_AT}) w
        JOIN orders o ON o.id = w.id WHERE o.externalId = ?`,
      [storedWord(word), own],
    );
    return rows.map(({ id }) => id);
  }
}
