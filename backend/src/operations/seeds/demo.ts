import {
  aheadStatuses,
  defaultCalendar,
  defaultDeliveryDate,
  DELIVERY_STATUS,
  NEW_ORDER_STATUS,
} from '@shlyah/domain';
import { Passwords } from '../../platform/access/passwords';
import { Contract } from '../../modules/contracts/contract.entity';
import { ContractEdition } from '../../modules/contracts/contract-edition.entity';
import { firstEdition } from '../../modules/contracts/public-contract-reader';
import { DEMO_POINTS, type DemoPoint } from '../../modules/points/gazetteer';
import { fillReturns } from '../../modules/orders/model/order-returns';
import { Point } from '../../modules/points/point.entity';
import { newUser } from '../../modules/users/model/user.mapper';
import { User } from '../../modules/users/model/user.entity';
import type { Database } from '../../platform/database/database';
import { demoCompany } from './demo-company';
import { firmContracts } from './demo-contracts';
import { DEMO_PASSWORD, demoContract, demoOrders, demoUsers, type DemoOrder } from './demo-data';
import { seedDesk } from './demo-desk';
import { DemoOrders, type DatedOrder } from './demo-orders';

/** The contracts of a company at work are older than its orders by more than two months. */
const CONTRACT_DAYS = 90;

const dayMs = 24 * 60 * 60 * 1000;

/** Demo accounts, pickup points, a contract and orders, only into a database without users; `isAtWork`: those of a company at work too. */
export async function seedDemo(database: Database, now: Date, isAtWork: boolean): Promise<void> {
  if (await database.read.exists(User)) return;
  const passwordHash = await new Passwords().hash(DEMO_PASSWORD, 'new');
  const company = isAtWork ? demoCompany(now) : { users: [], orders: [], runs: [] };
  await database.write(async (tx) => {
    for (const user of [...demoUsers, ...company.users]) {
      const isLegalEntity = user.organization !== undefined;
      await tx.insert(User, newUser({ ...user, isLegalEntity, passwordHash, createdAt: now }));
    }
    const contracts = isAtWork ? [demoContract, ...firmContracts] : [demoContract];
    const createdAt = isAtWork ? new Date(now.getTime() - CONTRACT_DAYS * dayMs) : now;
    for (const contract of contracts) {
      const { id: userId } = await tx.findOneByOrFail(User, { email: contract.email });
      await tx.insert(Contract, { ...contract, userId, version: 1, createdAt });
      await tx.insert(ContractEdition, firstEdition(await tx.findOneByOrFail(Contract, { userId })));
    }
    if (!(await tx.exists(Point))) await tx.insert(Point, DEMO_POINTS.map(pointRow));
    const orders = new DemoOrders(tx, await tx.find(User));
    const placed = await orders.insert([
      ...company.orders,
      ...demoOrders.map((order) => courseOf(order, now)),
    ]);
    await orders.insertRuns(company.runs, placed);
    await orders.insertHistory();
    await fillReturns(tx.query.bind(tx), 0);
    if (isAtWork) await seedDesk(tx, placed, now);
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

/** A few hours from one status to the next. */
const stepMs = 5 * 60 * 60 * 1000;

/** An order of the small demo as one of the company. */
function courseOf({ daysAgo, statusId, owner, ...order }: DemoOrder, now: Date): DatedOrder {
  const createdAt = new Date(now.getTime() - daysAgo * dayMs);
  const steps = aheadStatuses(NEW_ORDER_STATUS, statusId === DELIVERY_STATUS.ready)
    .filter((id) => id <= statusId)
    .map((id, step) => ({ statusId: id, at: new Date(createdAt.getTime() + (step + 1) * stepMs) }));
  const deliveryDate = defaultDeliveryDate(createdAt, defaultCalendar);
  return { ...order, owner, createdAt, deliveryDate, steps, failure: null, run: null, stop: 0 };
}
