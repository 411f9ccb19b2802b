import { REGISTER_STATES } from '@shlyah/domain';
import { ExactTime, Shown } from '../../platform/http/fields';
import { PageDto } from '../../platform/http/page.dto';
import type { Gone } from '../order-lists';
import type { OrderChange } from './composition';

const GONE = ['canceled', 'deleted'] as const satisfies Gone[];

const ORDER_CHANGES = ['canceled', 'deleted', 'returned', 'cargo'] as const satisfies OrderChange[];

export type RegisterState = (typeof REGISTER_STATES)[number];

/** A register without its orders. */
export class RegisterSummaryDto {
  @Shown({ description: 'Номер реестра; у тестового — отрицательный', type: 'integer', example: 5 })
  id: number;

  @Shown('Штрихкод реестра, 16 цифр; у тестового — 20', '0000000000000005')
  digits: string;

  @Shown('День, на который он составлен', '2026-11-27')
  day: string;

  @Shown('Когда составлен, по Минску', '2026-11-27 15:10')
  date: string;

  @ExactTime()
  dateUtc: string;

  @Shown({ description: 'Версия', type: 'integer', example: 1 })
  version: number;

  @Shown({
    description: 'Редакция бумаги, от 1: следующая составляется, когда заказы изменились',
    type: 'integer',
    example: 2,
  })
  edition: number;

  @Shown('Когда составлена редакция, по Минску', '2026-11-27 15:40')
  editionAt: string;

  @ExactTime()
  editionAtUtc: string;

  @Shown({
    description: 'open — груз ещё не сдан; received — принят; dissolved — распущен',
    enum: [...REGISTER_STATES],
    enumName: 'RegisterState',
    example: 'open',
  })
  state: RegisterState;

  @Shown('Отправитель', 'ООО «Ромашка»')
  client: string;

  @Shown({
    description:
      'Сколько заказов в редакции, без отменённых и удалённых; у принятого — сколько их было при приёме',
    type: 'integer',
    example: 12,
  })
  ordersCount: number;

  @Shown({ description: 'Сколько в них мест', type: 'integer', example: 20 })
  placesCount: number;

  @Shown({ description: 'Сколько мест отмечено при приёме', type: 'integer', example: 18 })
  receivedCount: number;

  @Shown('Вес, кг', 45.5)
  weight: number;

  @Shown('Когда принят, по Минску', '2026-11-27 17:40', { nullable: true })
  receivedAt: string | null;

  @ExactTime({ nullable: true })
  receivedAtUtc: string | null;
}

export class RegisterPage extends PageDto(RegisterSummaryDto) {}

/** How an order of a register differs from the paper. */
export class RegisterChangeDto {
  @Shown({
    description:
      'canceled — заказ отменили, deleted — удалили, returned — вернули, cargo — изменили места или вес',
    enum: [...ORDER_CHANGES],
    enumName: 'RegisterChange',
    example: 'cargo',
  })
  what: OrderChange;

  @Shown('Кто изменил; null, если система или, для клиента, сотрудник', 'Ольга Кравец', { nullable: true })
  by: string | null;

  @Shown('Когда, по Минску', '2026-11-27 15:20', { nullable: true })
  at: string | null;
}

/** An edition of the register's paper. */
export class RegisterEditionDto {
  @Shown({ description: 'Номер редакции', type: 'integer', example: 1 })
  edition: number;

  @Shown('Когда составлена, по Минску', '2026-11-27 15:10')
  at: string;

  @ExactTime()
  atUtc: string;

  @Shown('Кто составил; null для клиента, если сотрудник', 'ООО «Ромашка»', { nullable: true })
  by: string | null;
}

/** An order of a register. */
export class RegisterOrderDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown('Номер у вас', 'A-17', { nullable: true })
  externalId: string | null;

  @Shown('Получатель; null, если заказ удалён', 'Ян Белый', { nullable: true })
  receiver: string | null;

  @Shown('Телефон получателя', '+375 (29) 12-34-567', { nullable: true })
  phone: string | null;

  @Shown('Населённый пункт или пункт выдачи', 'Гомель', { nullable: true })
  town: string | null;

  @Shown({ description: 'Сколько мест в реестре', type: 'integer', example: 3 })
  places: number;

  @Shown({
    description:
      'Сколько мест в заказе теперь: больше или меньше, если его изменили; null, если заказ удалён',
    type: 'integer',
    nullable: true,
    example: 3,
  })
  placesNow: number | null;

  @Shown('Вес в реестре, кг', 4.5)
  weight: number;

  @Shown({
    description:
      'Вычеркнут ли в этой редакции и почему: заказ отменён (canceled) или удалён (deleted); в итоги он не входит',
    enum: [...GONE],
    enumName: 'RegisterGone',
    nullable: true,
    example: null,
  })
  gone: Gone | null;

  @Shown({
    description:
      'Отменён (canceled) или удалён (deleted) до сдачи; у принятого реестра — каким был при приёме',
    enum: [...GONE],
    enumName: 'RegisterGone',
    nullable: true,
    example: null,
  })
  goneNow: Gone | null;

  @Shown('Вес, кг: каким он стал в заказе; у принятого реестра — каким был при приёме', 4.5)
  weightNow: number;

  @Shown({
    description:
      'Какие места ещё не приняты, от 1: из тех, что сейчас в заказе, а не на бумаге; у отменённого и удалённого — никакие',
    type: 'integer',
    isArray: true,
    example: [3],
  })
  missing: number[];

  @Shown({
    description: 'Чем заказ отличается от реестра, пока тот не сдан; null, если ничем',
    type: RegisterChangeDto,
    nullable: true,
  })
  change: RegisterChangeDto | null;

  @Shown('Отменён ли заказ', false)
  canceled: boolean;

  @Shown({ description: 'Какие места приняты, от 1', type: 'integer', isArray: true, example: [1, 2] })
  received: number[];
}

/** A register with its orders. */
export class OrderRegisterDto extends RegisterSummaryDto {
  @Shown('Изменились ли заказы с тех пор, как составлена редакция: на бумаге будет «Состав изменился»', false)
  changed: boolean;

  @Shown({ description: 'Сколько мест принимают', type: 'integer', example: 21 })
  expectedCount: number;

  @Shown({
    description:
      'За сколькими заказами ещё не выехали: их забирают у отправителя. 0 — машина не нужна: груз привозят в пункт или уже забирают',
    type: 'integer',
    example: 12,
  })
  toFetch: number;

  @Shown({
    description:
      'Когда их забрать, ГГГГ-ММ-ДД ЧЧ:ММ по Минску: день и крайний час; null — у заказов он разный или не назван',
    type: String,
    nullable: true,
    example: '2026-11-30 18:00',
  })
  pickupDate: string | null;

  @Shown('С какого часа, ЧЧ:ММ; null — не назван или разный', '14:00', { nullable: true })
  pickupFrom: string | null;

  @ExactTime({ required: false, nullable: true, of: 'pickupDate' })
  pickupDateUtc?: string | null;

  @Shown({
    description: 'Редакции, сначала новая; каждую можно скачать',
    type: RegisterEditionDto,
    isArray: true,
  })
  editions: RegisterEditionDto[];

  @Shown({ description: 'Заказы, в порядке реестра', type: RegisterOrderDto, isArray: true })
  orders: RegisterOrderDto[];
}
