import { cleanFields, DELIVERED, ORDER_STATUSES, orderFields, packageFields } from '@shlyah/domain';
import type { QuoteDto } from '../../modules/calculator/dto/quote.dto';
import type { OrderItem } from '../../modules/orders/model/order-item.entity';
import type { Order } from '../../modules/orders/model/order.entity';
import { itemColumns } from '../../modules/orders/mapper/order.mapper';
import { HELD_STATUSES } from '../../modules/orders/model/order-returns';
import { newOrder } from '../../modules/orders/write/order-writer';
import { newUser } from '../../modules/users/model/user.mapper';
import type { User } from '../../modules/users/model/user.entity';

/** Pseudo-random with a fixed seed: the same rows on every run, so that runs can be compared. */
export class SeededRandom {
  private state = 7;

  /** A whole number from 0 to `limit` - 1. */
  integer(limit: number): number {
    this.state = (this.state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((this.state / 2 ** 31) * limit);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.integer(list.length)] as T;
  }
}

const surnames = ['Ковалёв', 'Сидоров', 'Зайцев', 'Бондарь', 'Гайдук', 'Журавль', 'Ёлкин', 'Мороз', 'Рак'];
const givenNames = ['Анна', 'Пётр', 'Игорь', 'Ольга', 'Елена', 'Виктор', 'Наталья', 'Семён', 'Юлия'];
const firms = ['Ромашка', 'Ёлочка', 'Днепр', 'Полесье', 'Тополь', 'Парус', 'Светоч', 'Родник', 'Вектор'];
const streets = ['ул. Советская', 'ул. Немига', 'пр-т Победителей', 'ул. Гоголя', 'ул. Ожешко'];
const comments = [
  null,
  null,
  'Позвонить за час до приезда',
  'Вход со двора, домофон 12',
  'Хрупкое, не кантовать',
];

const person = (random: SeededRandom): string => `${random.pick(surnames)} ${random.pick(givenNames)}`;
const phone = (random: SeededRandom): string => {
  const digits = String(1_000_000 + random.integer(9_000_000));
  return `+375 (${random.pick(['25', '29', '33', '44'])}) ${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
};

/** The `number`th user of a load; most are confirmed. */
export function loadUser(
  random: SeededRandom,
  number: number,
  passwordHash: string,
  now: Date,
): Omit<User, 'id'> {
  const isLegalEntity = random.integer(3) > 0;
  return newUser({
    email: `load${number}@example.by`,
    passwordHash,
    status: random.pick(['confirmed', 'confirmed', 'confirmed', 'confirmed', 'pending', 'canceled'] as const),
    isLegalEntity,
    organization: isLegalEntity ? `ООО «${random.pick(firms)}-${number}»` : null,
    unp: isLegalEntity ? String(190_000_000 + number) : null,
    name: person(random),
    phone: phone(random),
    createdAt: now,
  });
}

const dayMs = 24 * 60 * 60 * 1000;

/** The `number`th of `count` orders of a load, spread evenly over three years, the later the newer. */
export function loadOrder(
  random: SeededRandom,
  {
    number,
    count,
    cities,
    now,
  }: { number: number; count: number; cities: { id: number; name: string }[]; now: Date },
  user: User,
): Omit<Order, 'id'> {
  const createdAt = new Date(now.getTime() - ((count - number) / count) * 1000 * dayMs);
  const city = random.pick(cities);
  const body = cleanFields(orderFields, {
    delivery: 'client',
    address: 'Минск',
    addressId: 6,
    street: random.pick(streets),
    house: String(1 + random.integer(90)),
    comment: random.pick(comments),
    reciverType: 'fiz-lico',
    name: person(random),
    reciverPhone: phone(random),
    deliveryAddress: 'client',
    reciverAddress: city.name,
    reciverAddressId: city.id,
    reciverStreet: random.pick(streets),
    reciverHouse: String(1 + random.integer(90)),
    tarif: 'standart',
    fragileCargo: random.integer(20) === 0,
    deliveryDate: `${new Date(createdAt.getTime() + 2 * dayMs).toISOString().slice(0, 10)} 23:00`,
  });
  const price = random.integer(10) === 0 ? null : 700 + random.integer(6000);
  const statusId = random.pick(ORDER_STATUSES).id;
  const row = newOrder(body, user, {
    statusId,
    stateId: 1 + random.integer(3),
    createdAt,
    price,
    estimate: estimate(price ?? 3800),
  });
  const ended = new Date(createdAt.getTime() + dayMs);
  if (statusId === DELIVERED) return { ...row, handedAt: ended };
  return HELD_STATUSES.includes(statusId) ? { ...row, heldSince: ended } : row;
}

const estimate = (kopecks: number): QuoteDto => ({
  total: kopecks / 100,
  currency: 'BYN',
  byAgreement: false,
  items: [{ price: kopecks / 100, multiplier: 1 }],
  parts: [{ label: 'Доставка: место 1', amount: kopecks / 100 }],
  notices: [],
});

export const loadItem = (random: SeededRandom, orderId: number): Omit<OrderItem, 'id'> => ({
  ...itemColumns(
    cleanFields(packageFields, {
      type: 'package',
      length: 10 + random.integer(40),
      width: 10 + random.integer(40),
      height: 10 + random.integer(40),
      weight: 1 + random.integer(24),
    }),
  ),
  orderId,
  position: 0,
});
