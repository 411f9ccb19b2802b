import { fold, ORDER_STATES, ORDER_STATUSES } from '@shlyah/domain';
import type { DataSource } from 'typeorm';
import { SeededRandom, loadItem, loadOrder, loadUser } from '../../src/operations/commands/load-data';
import type { DatabaseConfig } from '../../src/platform/config/config';
import { insertMany } from '../../src/platform/database/insert-many';
import { HistoryEvent } from '../../src/platform/journal/history/event.entity';
import { OrderItem } from '../../src/modules/orders/model/order-item.entity';
import { OrderSearch } from '../../src/modules/orders/model/order-search.entity';
import { OrderState, OrderStatus } from '../../src/modules/orders/model/order-status.entity';
import { NO_RETURNS } from '../../src/modules/orders/model/order-returns';
import { Order } from '../../src/modules/orders/model/order.entity';
import { buildWriter } from '../../src/storage/data-source';
import { User } from '../../src/modules/users/model/user.entity';

const chunk = 2000;

const city = { id: 6, name: 'Минск' };

/** A row without the columns that later releases have added. */
function former<T extends object>(row: T, ...added: (keyof T)[]): Partial<T> {
  const names = new Set<string>(added as string[]);
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name))) as Partial<T>;
}

/** A database as the first release has left it, with so many orders and a tenth as many users. */
export async function firstRelease(config: DatabaseConfig, orders: number): Promise<DataSource> {
  const source = await buildWriter(config).initialize();
  const runner = source.createQueryRunner();
  await source.migrations[0]?.up(runner);
  const tx = runner.manager;
  const random = new SeededRandom();
  const now = new Date('2026-03-01T09:00:00Z');
  await insertMany(tx, OrderStatus, [...ORDER_STATUSES]);
  await insertMany(tx, OrderState, [...ORDER_STATES]);
  await runner.query(
    "INSERT INTO regions (id, name, center, zoneCode, price, coefficient) VALUES (1, 'Минская', 'Минск', 7, 700, 10000)",
  );
  await runner.query(
    "INSERT INTO cities (id, name, nameKey, kind, regionId, district, postcode, lat, lon, population) VALUES (6, 'Минск', 'минск', 'г.', 1, '', NULL, 53900000, 27560000, 1)",
  );
  const users = Array.from({ length: orders / 10 }, (_, at) => ({
    ...loadUser(random, at + 1, 'x', now),
    id: at + 1,
  }));
  for (let from = 0; from < users.length; from += chunk)
    await insertMany(
      tx,
      User,
      users
        .slice(from, from + chunk)
        .map((user) =>
          former(
            user,
            'isAccountant',
            'pendingEmail',
            'consentVersion',
            'consentAt',
            'deletionAskedAt',
            'deletionReason',
          ),
        ),
    );
  for (let from = 0; from < orders; from += chunk) {
    const some = Array.from({ length: Math.min(chunk, orders - from) }, (_, at) => ({
      ...loadOrder(random, { number: from + at + 1, count: orders, cities: [city], now }, random.pick(users)),
      id: from + at + 1,
    }));
    await runner.startTransaction();
    await insertMany(
      tx,
      Order,
      some.map((order) =>
        former(
          order,
          'externalId',
          'trackingCode',
          'anonymisedAt',
          'updatedAt',
          'notifyReceiver',
          'mode',
          'contractId',
          'revisedEstimate',
          'rowPrint',
          ...(Object.keys(NO_RETURNS) as (keyof typeof NO_RETURNS)[]),
          'importId',
          'failure',
          'failureWords',
          'deliveryFrom',
          'pickupDate',
          'pickupFrom',
        ),
      ),
    );
    await insertMany(
      tx,
      OrderSearch,
      some.map(({ id, name }) => ({ id, text: fold(name) })),
    );
    await insertMany(
      tx,
      OrderItem,
      some.map(({ id }) => loadItem(random, id)),
    );
    await insertMany(
      tx,
      HistoryEvent,
      some.map(({ id, createdAt }) => ({
        subject: 'order',
        subjectId: id,
        actorId: null,
        actorName: 'Клиент',
        actorRole: 'customer',
        at: createdAt,
        field: 'status',
        fromValue: null,
        toValue: 'Новая',
      })),
    );
    await runner.commitTransaction();
  }
  await runner.release();
  return source;
}
