import { LIMITS } from '../validation/limits';
import { defineFields, own, type BodyOf, type Values } from '../validation/field';
import { MESSAGES } from '../validation/messages';
import { tariffPlanFields } from './fields';
import { FAILURES, TRY_FAILURES, type Failure, type TryFailure } from './failures';
import { DATE_TYPES, PRICE_TYPES, RECEIVER_TYPES } from './enums';

const isPeriod = (values: Values): boolean => own(values, 'dateType') === 'period';
const isRange = (values: Values): boolean => own(values, 'priceType') === 'range';

/** The filter of orders. Ends of periods and ranges may be empty; prices in BYN. */
export const orderFilterFields = defineFields({
  state: { kind: 'id', label: 'Состояние', about: 'Номер состояния', example: 1 },
  status: { kind: 'id', label: 'Статус', about: 'Номер статуса', example: 2 },
  dateType: {
    kind: 'choice',
    choices: DATE_TYPES,
    choiceLabels: {
      today: 'Сегодня',
      week: 'За неделю',
      lastMonth: 'За месяц',
      period: 'За период',
      all: 'За всё время',
    },
    label: 'Дата заказа',
    about: 'За какое время оформлен заказ',
    example: 'period',
  },
  dateFrom: {
    kind: 'day',
    when: isPeriod,
    label: 'С',
    about: 'С какого дня, ГГГГ-ММ-ДД',
    example: '2026-11-01',
  },
  dateTo: {
    kind: 'day',
    when: isPeriod,
    notBelow: 'dateFrom',
    label: 'По',
    about: 'По какой день включительно, ГГГГ-ММ-ДД',
    example: '2026-11-30',
  },
  handedFrom: {
    kind: 'day',
    label: 'Вручено с',
    about:
      'Вручены с этого дня, ГГГГ-ММ-ДД по Минску. День заказа — день его вручения, а если час неизвестен, день, когда это записали',
    example: '2026-11-01',
  },
  handedTo: {
    kind: 'day',
    notBelow: 'handedFrom',
    label: 'Вручено по',
    about: 'Вручены по этот день включительно, ГГГГ-ММ-ДД по Минску',
    example: '2026-11-30',
  },
  inTime: {
    kind: 'flag',
    label: 'В срок',
    about:
      'Только вручённые в срок (1) или вручённые позже (0). В срок — не позже часа deliveryDate, а если час не назначен (23:00) или час вручения неизвестен, не позже его дня',
    example: true,
  },
  failedFrom: {
    kind: 'day',
    label: 'Не вручили с',
    about: 'Приехали и не вручили с этого дня, ГГГГ-ММ-ДД по Минску; вручённые потом тоже',
    example: '2026-11-01',
  },
  failedTo: {
    kind: 'day',
    notBelow: 'failedFrom',
    label: 'Не вручили по',
    about: 'Приехали и не вручили по этот день включительно, ГГГГ-ММ-ДД по Минску',
    example: '2026-11-30',
  },
  failedFor: {
    kind: 'choice',
    choices: Object.keys(TRY_FAILURES) as TryFailure[],
    choicesName: 'TryFailure',
    choiceLabels: TRY_FAILURES,
    label: 'Почему не вручили',
    about: 'Приехали и не вручили по этой причине; none — причину не назвали',
    example: 'nobody',
  },
  priceType: {
    kind: 'choice',
    choices: PRICE_TYPES,
    choiceLabels: { none: 'Формируется', exist: 'Назначена', range: 'В диапазоне' },
    label: 'Цена',
    about: 'Цена формируется (none), есть (exist) или в пределах (range)',
    example: 'range',
  },
  priceMin: {
    kind: 'number',
    min: 0,
    max: LIMITS.price,
    when: isRange,
    label: 'От',
    about: 'Цена не меньше, BYN',
    example: 0,
  },
  priceMax: {
    kind: 'number',
    min: 1,
    max: LIMITS.price,
    when: isRange,
    notBelow: 'priceMin',
    label: 'До',
    about: 'Цена не больше, BYN',
    example: 100,
  },
  deliveryDay: {
    kind: 'day',
    label: 'День доставки',
    about: 'День доставки, ГГГГ-ММ-ДД; только для сотрудников. С open=1 — без возвратов',
    example: '2026-11-23',
  },
  fragile: {
    kind: 'flag',
    label: 'Хрупкий груз',
    about: 'Только хрупкие (1) или только обычные (0); только для сотрудников',
    example: true,
  },
  open: {
    kind: 'flag',
    label: 'В работе',
    about:
      'Только заказы в работе (1) или только остальные (0); для сотрудников. В работе — активные, не доставленные и не отменённые',
    example: true,
  },
  needsPrice: {
    kind: 'flag',
    label: 'Нужна цена',
    about:
      'Только заказы без цены, которым она нужна (1), или только остальные (0); для сотрудников. Нужна, пока заказ в работе или если груз уже везли, в любом состоянии; отменённым не нужна',
    example: true,
  },
  awaiting: {
    kind: 'flag',
    label: 'Ждут ответа',
    about:
      'Только заказы, в которых другая сторона предложила изменение и ждёт вашего ответа (1), или только остальные (0)',
    example: true,
  },
  city: {
    kind: 'id',
    message: MESSAGES.chooseFromList,
    label: 'Город получателя',
    about: 'Номер города получателя или пункта выдачи; только для сотрудников',
    example: 3,
  },
  run: {
    kind: 'integer',
    min: 0,
    max: LIMITS.id,
    label: 'Рейс',
    about: 'Заказы рейса с этим номером; 0 — заказы, которые никто не везёт; только для сотрудников',
    example: 5,
  },
  driver: {
    kind: 'text',
    max: LIMITS.name,
    label: 'Водитель',
    about: 'Заказы, которые сейчас в рейсе этого водителя: имя целиком; только для сотрудников',
    example: 'Игорь Савич',
  },
  failure: {
    kind: 'choice',
    choices: Object.keys(FAILURES) as Failure[],
    choiceLabels: FAILURES,
    label: 'Почему не доставлена',
    about: 'Заказы в статусе «Не доставлена» с этой причиной; только для сотрудников',
    example: 'nobody',
  },
  clientType: {
    kind: 'choice',
    choices: RECEIVER_TYPES,
    choicesName: 'ReceiverType',
    choiceLabels: { 'ur-lico': 'Юридические лица', 'fiz-lico': 'Физические лица' },
    label: 'Вид клиента',
    about: 'Заказчик — юридическое (ur-lico) или физическое лицо (fiz-lico); только для сотрудников',
    example: 'ur-lico',
  },
  externalId: {
    kind: 'text',
    max: tariffPlanFields.externalId.max,
    label: 'Номер у клиента',
    about: 'Номер заказа в системе клиента, целиком',
    example: 'ИМ-1024',
  },
});

/** The label of the client's own number for staff and for the client. */
export const ownNumberLabel = (isStaff: boolean): string =>
  (isStaff ? orderFilterFields : tariffPlanFields).externalId.label;

export type OrderFilter = BodyOf<typeof orderFilterFields>;
