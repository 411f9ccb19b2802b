import { ACT_KINDS, ACT_STATES, type ActKind, type ActState } from '@shlyah/domain';
import { ExactTime, Shown } from '../../platform/http/fields';
import { PageDto } from '../../platform/http/page.dto';
import { ActNameDto } from './act-name.dto';
import { ObjectionDto } from './objection.dto';
import { ActRequisitesDto } from './requisites.dto';

/** A line of a month that staff added. */
export class OwnLineDto {
  @Shown({ description: 'Номер строки', type: 'integer', example: 4 })
  id: number;

  @Shown({ description: 'Номер клиента', type: 'integer', example: 12 })
  user: number;

  @Shown('За что', 'Хранение груза, 5 дней')
  words: string;

  @Shown('Сумма, BYN, с НДС; скидка — меньше нуля', 15)
  sum: number;

  @Shown('Кто добавил', 'Ольга Кравец')
  author: string;

  @Shown('Когда добавил, по Минску', '2026-11-28 10:15')
  at: string;

  @ExactTime()
  atUtc: string;

  @Shown({
    description: 'Номер записи акта, в котором она стоит: getAct; null — пока ни в каком',
    type: 'integer',
    nullable: true,
    example: 31,
  })
  act: number | null;
}

export class OwnLinePage extends PageDto(OwnLineDto) {}

/** An act without its lines. */
export class ActSummaryDto extends ActNameDto {
  @Shown({
    description: 'act — акт за месяц, correction — исправление другого акта',
    enum: [...ACT_KINDS],
    enumName: 'ActKind',
    example: 'act',
  })
  kind: ActKind;

  @Shown('За какой месяц, ГГГГ-ММ', '2026-11')
  month: string;

  @Shown('Когда выставлен, по Минску', '2026-12-01 09:10')
  issuedAt: string;

  @ExactTime()
  issuedAtUtc: string;

  @Shown({ description: 'Номер клиента; 0 — учётной записи уже нет', type: 'integer', example: 12 })
  user: number;

  @Shown('Фирма', 'ООО «Ромашка»')
  client: string;

  @Shown('Её УНП', '191234567')
  unp: string;

  @Shown({ description: 'Номер договора', type: 'integer', example: 7 })
  contract: number;

  @Shown('Сумма, BYN, с НДС: сумма строк', 1204.6)
  sum: number;

  @Shown('НДС в ней, BYN: сумма НДС строк; null — без НДС', 200.77, { nullable: true })
  vat: number | null;

  @Shown('Ставка НДС, %; null — без НДС', 20, { nullable: true })
  vatPercent: number | null;

  @Shown({ description: 'Сколько строк', type: 'integer', example: 52 })
  linesCount: number;

  @Shown({ description: 'Какой акт исправляет; null — никакой', type: ActNameDto, nullable: true })
  corrects: ActNameDto | null;

  @Shown('Когда аннулирован, по Минску; null — действует', '2026-12-02 11:00', { nullable: true })
  annulledAt: string | null;

  @ExactTime({ nullable: true })
  annulledAtUtc: string | null;

  @Shown('Сколько по нему оплачено, BYN: оплаты гасят акты, сначала старые', 1204.6)
  paid: number;

  @Shown('Сколько осталось заплатить, BYN; исправление в минус убавляет остаток своего акта', 0)
  left: number;

  @Shown('До какого дня оплатить; null — аннулирован', '2026-12-08', { nullable: true })
  payBy: string | null;

  @Shown({
    description: 'На сколько дней просрочен; 0 — оплачен или срок не прошёл',
    type: 'integer',
    example: 0,
  })
  overdueDays: number;
  @Shown({
    description:
      'open — ждёт согласия; agreed — клиент согласен; objected — возражение ждёт ответа; answered — на все ответили; overdue — срок для возражений прошёл; accepted — принят по п. 5.7 договора; annulled — аннулирован',
    enum: [...ACT_STATES],
    enumName: 'ActState',
    example: 'open',
  })
  state: ActState;

  @Shown('По какой день можно возразить, по Минску; null — срок в акте не назван', '2026-12-08', {
    nullable: true,
  })
  objectUntil: string | null;

  @Shown('false — срок посчитан без переносов рабочих дней', true)
  knowsMovedDays: boolean;

  @Shown('true — без возражений после этого дня акт будет считаться принятым по п. 5.7 договора', false)
  acceptsByTerm: boolean;

  @Shown('Когда клиент согласился, по Минску', '2026-12-02 14:20', { nullable: true })
  agreedAt: string | null;

  @ExactTime({ nullable: true })
  agreedAtUtc: string | null;

  @Shown({ description: 'Сколько возражений ждёт ответа', type: 'integer', example: 0 })
  waitingObjections: number;

  @Shown({ description: 'Версия', type: 'integer', example: 1 })
  version: number;
}

export class ActPage extends PageDto(ActSummaryDto) {}

/** A line of an act. */
export class ActLineDto {
  @Shown({ description: 'Номер строки, от 1', type: 'integer', example: 1 })
  position: number;

  @Shown({
    description: 'В исправлении: строка исправляемого акта; иначе null',
    type: 'integer',
    nullable: true,
    example: null,
  })
  correctsPosition: number | null;

  @Shown({
    description: 'Номер заказа; null — строка добавлена сотрудником',
    type: 'integer',
    nullable: true,
    example: 125,
  })
  order: number | null;

  @Shown('За что', 'Доставка по заказу №\u00a0125')
  words: string;

  @Shown('День вручения, по Минску', '2026-11-25', { nullable: true })
  day: string | null;

  @Shown('Номер заказа у клиента', '2026-00125', { nullable: true })
  externalId: string | null;

  @Shown('Откуда', 'г. Минск', { nullable: true })
  fromTown: string | null;

  @Shown('Куда', 'г. Гомель', { nullable: true })
  toTown: string | null;

  @Shown({ description: 'Сколько мест', type: 'integer', nullable: true, example: 2 })
  places: number | null;

  @Shown('Вес, кг', 4.5, { nullable: true })
  weight: number | null;

  @Shown('Сумма, BYN, с НДС; скидка и то, что исправление снимает, — меньше нуля', 21)
  price: number;

  @Shown('НДС в ней, BYN; null — без НДС', 3.5, { nullable: true })
  vat: number | null;
}

/** An act with its lines. */
export class ActDto extends ActSummaryDto {
  @Shown('Кто выставил; null для клиента', 'Ольга Кравец', { nullable: true })
  issuedBy: string | null;

  @Shown('Основание исправления; null у акта', 'Вес по ТТН — 12\u00a0кг', { nullable: true })
  reason: string | null;

  @Shown('Кто аннулировал; null для клиента', 'Ольга Кравец', { nullable: true })
  annulledBy: string | null;

  @Shown('Почему аннулирован', 'Выставлен не той фирме', { nullable: true })
  annulReason: string | null;

  @Shown({ description: 'Стороны и договор, какими они были при выставлении', type: ActRequisitesDto })
  requisites: ActRequisitesDto;

  @Shown('Кто согласился за клиента', 'Анна Ковалёва', { nullable: true })
  agreedBy: string | null;

  @Shown({ description: 'Возражения, сначала прежние', type: ObjectionDto, isArray: true })
  objections: ObjectionDto[];

  @Shown({ description: 'Строки', type: ActLineDto, isArray: true })
  lines: ActLineDto[];

  @Shown({ description: 'Исправления, которые действуют', type: ActNameDto, isArray: true })
  corrections: ActNameDto[];
}

/** A firm that has got no act. */
export class RefusedActDto {
  @Shown({ description: 'Номер клиента', type: 'integer', example: 12 })
  user: number;

  @Shown('Фирма; пусто, если такой нет', 'ООО «Ромашка»')
  client: string;

  @Shown('Почему', 'Нет контракта')
  why: string;
}

/** What issuing has done. */
export class IssuedActsDto {
  @Shown({ description: 'Выставленные акты', type: ActSummaryDto, isArray: true })
  issued: ActSummaryDto[];

  @Shown({ description: 'Кому акт не выставлен', type: RefusedActDto, isArray: true })
  refused: RefusedActDto[];

  @Shown({
    description: 'Сколько фирм осталось: повторите вызов, пока не станет 0',
    type: 'integer',
    example: 0,
  })
  left: number;
}
