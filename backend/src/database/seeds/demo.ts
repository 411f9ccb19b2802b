import { defaultDeliveryDate } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { hash } from '@node-rs/argon2';
import { Tariff } from '../../calculator/tariff';
import { Contract } from '../../contracts/contract.entity';
import { HistoryEvent } from '../../history/event.entity';
import { OrderWriter } from '../../orders/order-writer';
import { clientColumns, orderColumns } from '../../orders/order.mapper';
import { userSearchText } from '../../users/user.mapper';
import { User } from '../../users/user.entity';
import type { Database } from '../database';
import { DEMO_PASSWORD, demoContract, demoOrders, demoUsers, type DemoOrder } from './demo-data';

/** Demo accounts, a contract and orders, only into a database without users. */
export async function seedDemo(database: Database, now: Date): Promise<void> {
  if (await database.read.exists(User)) return;
  const passwordHash = await hash(DEMO_PASSWORD);
  await database.write(async (tx) => {
    for (const { organization = null, unp = null, ...fields } of demoUsers) {
      const user = tx.create(User, {
        ...fields,
        organization,
        unp,
        passwordHash,
        isLegalEntity: organization !== null,
        isContactPerson: false,
        contactPersonName: null,
        contactPersonPhone: null,
        avatarFileId: null,
        orderEmails: true,
        version: 1,
        createdAt: now,
      });
      await tx.insert(User, { ...user, searchText: userSearchText(user) });
    }
    const company = await tx.findOneByOrFail(User, { email: 'company@demo.by' });
    await tx.insert(Contract, { ...demoContract, userId: company.id, version: 1, createdAt: now });
    for (const order of demoOrders) await seedOrder(tx, order, now);
  });
}

const dayMs = 24 * 60 * 60 * 1000;

async function seedOrder(tx: EntityManager, demo: DemoOrder, now: Date): Promise<void> {
  const user = await tx.findOneByOrFail(User, { email: demo.owner });
  const writer = new OrderWriter(new Tariff());
  const createdAt = new Date(now.getTime() - demo.daysAgo * dayMs);
  const fields = { ...demo.fields, deliveryDate: defaultDeliveryDate(createdAt) };
  const row = {
    ...orderColumns(fields),
    ...clientColumns(user),
    statusId: demo.statusId,
    stateId: demo.stateId,
    createdAt,
    price: demo.price,
    estimate: JSON.stringify(await writer.estimate(tx, fields)),
    version: 1,
  };
  const id = await writer.insert(tx, row, fields.packages);
  await tx.insert(HistoryEvent, {
    subject: 'order',
    subjectId: id,
    actorId: user.id,
    actorName: user.name,
    actorRole: user.role,
    at: createdAt,
    field: 'status',
    fromValue: null,
    toValue: 'Новая',
  });
}
