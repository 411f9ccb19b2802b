import { cleanFields, ORDER_STATUSES, orderFields, packageFields } from '@shlyah/domain';
import type { QuoteDto } from '../../modules/calculator/dto/quote.dto';
import type { OrderItem } from '../../modules/orders/order-item.entity';
import type { Order } from '../../modules/orders/order.entity';
import { itemColumns } from '../../modules/orders/http/order.mapper';
import { newOrder } from '../../modules/orders/write/order-writer';
import { newUser } from '../../modules/users/user.mapper';
import type { User } from '../../modules/users/user.entity';

/** Pseudo-random with a fixed seed: the same rows on every run, so that runs can be compared. */
export class Dice {
  private state = 7;

  /** A whole number from 0 to `sides` - 1. */
  roll(sides: number): number {
    this.state = (this.state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((this.state / 2 ** 31) * sides);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.roll(list.length)] as T;
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

const person = (dice: Dice): string => `${dice.pick(surnames)} ${dice.pick(givenNames)}`;
const phone = (dice: Dice): string => {
  const digits = String(1_000_000 + dice.roll(9_000_000));
  return `+375 (${dice.pick(['25', '29', '33', '44'])}) ${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`;
};

/** The `number`th user of a load; most are confirmed. */
export function loadUser(dice: Dice, number: number, passwordHash: string, now: Date): Omit<User, 'id'> {
  const isLegalEntity = dice.roll(3) > 0;
  return newUser({
    email: `load${number}@example.by`,
    passwordHash,
    status: dice.pick(['confirmed', 'confirmed', 'confirmed', 'confirmed', 'pending', 'canceled'] as const),
    isLegalEntity,
    organization: isLegalEntity ? `ООО «${dice.pick(firms)}-${number}»` : null,
    unp: isLegalEntity ? String(190_000_000 + number) : null,
    name: person(dice),
    phone: phone(dice),
    createdAt: now,
  });
}

const dayMs = 24 * 60 * 60 * 1000;

/** The `number`th of `count` orders of a load, spread evenly over three years, the later the newer. */
export function loadOrder(
  dice: Dice,
  {
    number,
    count,
    cities,
    now,
  }: { number: number; count: number; cities: { id: number; name: string }[]; now: Date },
  user: User,
): Omit<Order, 'id'> {
  const createdAt = new Date(now.getTime() - ((count - number) / count) * 1000 * dayMs);
  const city = dice.pick(cities);
  const body = cleanFields(orderFields, {
    delivery: 'client',
    address: 'Минск',
    addressId: 6,
    street: dice.pick(streets),
    house: String(1 + dice.roll(90)),
    comment: dice.pick(comments),
    reciverType: 'fiz-lico',
    name: person(dice),
    reciverPhone: phone(dice),
    deliveryAddress: 'client',
    reciverAddress: city.name,
    reciverAddressId: city.id,
    reciverStreet: dice.pick(streets),
    reciverHouse: String(1 + dice.roll(90)),
    tarif: 'standart',
    fragileCargo: dice.roll(20) === 0,
    deliveryDate: `${new Date(createdAt.getTime() + 2 * dayMs).toISOString().slice(0, 10)} 23:00`,
  });
  const price = dice.roll(10) === 0 ? null : 700 + dice.roll(6000);
  return newOrder(body, user, {
    statusId: dice.pick(ORDER_STATUSES).id,
    stateId: 1 + dice.roll(3),
    createdAt,
    price,
    estimate: estimate(price ?? 3800),
  });
}

const estimate = (kopecks: number): QuoteDto => ({
  total: kopecks / 100,
  currency: 'BYN',
  byAgreement: false,
  items: [{ price: kopecks / 100, multiplier: 1 }],
  parts: [{ label: 'Доставка: место 1', amount: kopecks / 100 }],
  notices: [],
});

export const loadItem = (dice: Dice, orderId: number): Omit<OrderItem, 'id'> => ({
  ...itemColumns(
    cleanFields(packageFields, {
      type: 'package',
      length: 10 + dice.roll(40),
      width: 10 + dice.roll(40),
      height: 10 + dice.roll(40),
      weight: 1 + dice.roll(24),
    }),
  ),
  orderId,
  position: 0,
});
