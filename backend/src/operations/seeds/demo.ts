import {
  aheadStatuses,
  cleanFields,
  defaultDeliveryDate,
  defaultCalendar,
  NEW_ORDER_STATUS,
  DELIVERY_STATUS,
  ORDER_STATUSES,
  orderFields,
  packageFields,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Tariff } from '../../modules/calculator/tariff';
import { Passwords } from '../../platform/access/passwords';
import { Clock } from '../../platform/common/clock';
import { Contract } from '../../modules/contracts/contract.entity';
import { HistoryEvent } from '../../platform/journal/history/event.entity';
import { newOrder, OrderWriter } from '../../modules/orders/write/order-writer';
import { DEMO_POINTS, type DemoPoint } from '../../modules/points/gazetteer';
import { Places } from '../../modules/points/places';
import { Point } from '../../modules/points/point.entity';
import { newUser } from '../../modules/users/model/user.mapper';
import { User } from '../../modules/users/model/user.entity';
import type { Database } from '../../platform/database/database';
import { insertMany } from '../../platform/database/insert-many';
import { ContractEdition } from '../../modules/contracts/contract-edition.entity';
import { firstEdition } from '../../modules/contracts/public-contract-reader';
import { DEMO_PASSWORD, demoContract, demoOrders, demoUsers, type DemoOrder } from './demo-data';

/** Demo accounts, pickup points, a contract and orders, only into a database without users. */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  if (await database.read.exists(User)) return;
  const passwordHash = await new Passwords().hash(DEMO_PASSWORD, 'new');
  await database.write(async (tx) => {
    for (const user of demoUsers) {
      const isLegalEntity = user.organization !== undefined;
      await tx.insert(User, newUser({ ...user, isLegalEntity, passwordHash, createdAt: now }));
    }
    const company = await tx.findOneByOrFail(User, { email: 'company@demo.by' });
    await tx.insert(Contract, { ...demoContract, userId: company.id, version: 1, createdAt: now });
    await tx.insert(
      ContractEdition,
      firstEdition(await tx.findOneByOrFail(Contract, { userId: company.id })),
    );
    if (!(await tx.exists(Point))) await tx.insert(Point, DEMO_POINTS.map(pointRow));
    for (const order of demoOrders) await seedOrder(tx, order, now);
  });
}

const pointRow = ({ lon, lat, ...point }: DemoPoint): Point => ({
  ...point,
  coords: `${lon},${lat}`,
  hours: 'пн–пт 09:00–20:00, сб 10:00–16:00',
  phone: null,
  note: null,
  maxWeight: null,
  maxSide: null,
  version: 1,
});

const dayMs = 24 * 60 * 60 * 1000;

async function seedOrder(tx: EntityManager, demo: DemoOrder, now: Date): Promise<void> {
  const user = await tx.findOneByOrFail(User, { email: demo.owner });
  const places = new Places();
  const writer = new OrderWriter(new Tariff(new Clock()), places);
  const createdAt = new Date(now.getTime() - demo.daysAgo * dayMs);
  const deliveryDate = defaultDeliveryDate(createdAt, defaultCalendar);
  const body = cleanFields(orderFields, { ...demo.fields, deliveryDate });
  const packages = demo.packages.map((item) => cleanFields(packageFields, item));
  const { statusId, stateId, price } = demo;
  const references = await writer.references(tx, body);
  const estimate = await writer.estimate(tx, user.id, body, packages, references);
  const row = newOrder(body, user, { statusId, stateId, createdAt, price, estimate });
  const { order } = await writer.insert(tx, row, packages, references);
  const manager = await tx.findOneByOrFail(User, { email: 'manager@demo.by' });
  const statuses = statusesTo(statusId);
  await insertMany(
    tx,
    HistoryEvent,
    statuses.map((name, step) => ({
      subject: 'order',
      subjectId: order.id,
      ...actorOf(step === 0 ? user : manager),
      at: new Date(createdAt.getTime() + step * stepMs),
      field: 'status',
      fromValue: statuses[step - 1] ?? null,
      toValue: name,
    })),
  );
}

/** A few hours from one status to the next. */
const stepMs = 5 * 60 * 60 * 1000;

/** The statuses that an order has been given until it has got to one, by their names. */
const statusesTo = (statusId: number): string[] => {
  const before = aheadStatuses(NEW_ORDER_STATUS, statusId === DELIVERY_STATUS.ready).filter(
    (id) => id <= statusId,
  );
  return [NEW_ORDER_STATUS, ...before].map((id) => ORDER_STATUSES.find((one) => one.id === id)?.name ?? '');
};

const actorOf = ({ id, name, role }: User) => ({ actorId: id, actorName: name, actorRole: role });
