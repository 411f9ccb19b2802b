import { LIMITS } from '../validation/limits';
import { MESSAGES } from '../validation/messages';
import { defineFields, isSet, own, type BodyOf, type Values } from '../validation/field';
import { PRICE_FORMING } from '../money';
import { addressFieldsOf } from './address';
import { FAILURES, isNotDelivered, type Failure } from './failures';
import { DELIVERY_KINDS, RECEIVER_TYPES, TARIFS } from './enums';

const hasContactPerson = (values: Values): boolean => isSet(values, 'contactPerson');
const fromClient = (values: Values): boolean => own(values, 'delivery') === 'client';
const fromPoint = (values: Values): boolean => own(values, 'delivery') === 'punkt';
const toClient = (values: Values): boolean => own(values, 'deliveryAddress') === 'client';
const toPoint = (values: Values): boolean => own(values, 'deliveryAddress') === 'punkt';
const isLegalReceiver = (values: Values): boolean => own(values, 'reciverType') === 'ur-lico';

/** Step 1 of the order form: the sender. */
export const senderFields = defineFields({
  contactPerson: { kind: 'flag', fallback: false, label: 'Контактное лицо', group: 'contact' },
  contactPersonName: {
    kind: 'text',
    required: true,
    max: LIMITS.name,
    when: hasContactPerson,
    label: 'ФИО контактного лица',
    group: 'contact',
  },
  contactPersonPhone: {
    kind: 'phone',
    required: true,
    when: hasContactPerson,
    label: 'Телефон контактного лица',
    example: null,
    group: 'contact',
  },
  delivery: {
    kind: 'choice',
    required: true,
    message: MESSAGES.requiredChoice(DELIVERY_KINDS),
    choices: DELIVERY_KINDS,
    choicesName: 'DeliveryKind',
    choiceLabels: { client: 'по адресу', punkt: 'из пункта приёма' },
    label: 'Откуда забрать',
    about: 'Откуда: забрать у клиента (client) или из пункта (punkt)',
    example: 'client',
    group: 'sender',
  },
  ...addressFieldsOf('sender', fromClient),
  pickupPoint: {
    kind: 'id',
    required: true,
    when: fromPoint,
    label: 'Пункт приёма',
    about: 'Пункт, куда отправитель принесёт груз',
    group: 'sender',
  },
  comment: { kind: 'text', max: LIMITS.comment, label: 'Комментарий отправителя' },
});

/** Step 2: the receiver. */
export const receiverFields = defineFields({
  reciverType: {
    kind: 'choice',
    required: true,
    message: MESSAGES.requiredChoice(RECEIVER_TYPES),
    choices: RECEIVER_TYPES,
    choicesName: 'ReceiverType',
    choiceLabels: { 'ur-lico': 'юридическое лицо', 'fiz-lico': 'физическое лицо' },
    label: 'Кто получает',
    about: 'Получатель: юридическое (ur-lico) или физическое лицо (fiz-lico)',
    example: 'fiz-lico',
    group: 'person',
  },
  organization: {
    kind: 'text',
    required: true,
    max: LIMITS.organization,
    when: isLegalReceiver,
    label: 'Организация получателя',
    about: 'Организация получателя; обязательна для юридического лица',
    group: 'person',
    searchable: true,
  },
  name: {
    kind: 'text',
    required: true,
    max: LIMITS.name,
    label: 'ФИО получателя',
    example: 'Пётр Сидоров',
    group: 'person',
    searchable: true,
  },
  reciverPhone: { kind: 'phone', required: true, label: 'Телефон получателя', searchable: true },
  notifyReceiver: {
    kind: 'flag',
    fallback: false,
    label: 'Сообщать получателю по SMS',
    about: 'Присылать получателю SMS со ссылкой для отслеживания; на городской номер они не приходят',
  },
  deliveryAddress: {
    kind: 'choice',
    required: true,
    message: MESSAGES.requiredChoice(DELIVERY_KINDS),
    choices: DELIVERY_KINDS,
    choicesName: 'DeliveryKind',
    choiceLabels: { client: 'по адресу', punkt: 'в пункт выдачи' },
    label: 'Куда доставить',
    about: 'Куда: по адресу (client) или в пункт выдачи (punkt)',
    example: 'client',
    group: 'receiver',
  },
  ...addressFieldsOf('receiver', toClient),
  recivePoint: { kind: 'id', required: true, when: toPoint, label: 'Пункт выдачи', group: 'receiver' },
  reciverComment: { kind: 'text', max: LIMITS.comment, label: 'Комментарий для получателя' },
});

/** Step 3, without the items, which have `packageFields`. */
export const cargoFields = defineFields({
  fragileCargo: { kind: 'flag', fallback: false, label: 'Хрупкий груз' },
});

/** Step 4; `deliveryDateProblem` validates the day, because it needs the current time. */
export const tariffPlanFields = defineFields({
  tarif: {
    kind: 'choice',
    required: true,
    message: MESSAGES.requiredChoice(TARIFS),
    choices: TARIFS,
    choicesName: 'Tarif',
    choiceLabels: { standart: 'Стандарт' },
    label: 'Тариф',
    example: 'standart',
  },
  deliveryDate: {
    kind: 'date',
    required: true,
    label: 'Дата доставки',
    about: 'Дата доставки, ГГГГ-ММ-ДД ЧЧ:ММ по Минску; день, когда есть доставка: `GET /api/calendar`',
    example: '2026-11-23 23:00',
  },
  deliveryFrom: {
    kind: 'time',
    beginsBefore: 'deliveryDate',
    label: 'С какого часа',
    about:
      'С какого часа доставить, ЧЧ:ММ по Минску, в день deliveryDate и хотя бы за 30 минут до её времени; null — начало не названо',
    example: null,
  },
  pickupDate: {
    kind: 'date',
    when: fromClient,
    label: 'Когда забрать',
    about:
      'Когда забрать у отправителя, ГГГГ-ММ-ДД ЧЧ:ММ по Минску: день и крайний час, не позже deliveryDate; только при delivery: client. Не задано — последний день доставки перед deliveryDate, а если его нет, то сам deliveryDate',
    example: null,
  },
  pickupFrom: {
    kind: 'time',
    when: fromClient,
    beginsBefore: 'pickupDate',
    label: 'Забрать с какого часа',
    about:
      'С какого часа забрать, ЧЧ:ММ по Минску, в день pickupDate и хотя бы за 30 минут до её времени; null — начало не названо',
    example: null,
  },
  externalId: {
    kind: 'text',
    format: 'code',
    max: 64,
    label: 'Ваш номер заказа',
    about: 'Номер заказа в вашей системе; у одного клиента не повторяется',
    example: 'ИМ-1024',
    searchable: true,
    uniquePerClient: true,
  },
});

/** The customer's fields of an order, without the items, which have `packageFields`. */
export const orderFields = defineFields({
  ...senderFields,
  ...receiverFields,
  ...cargoFields,
  ...tariffPlanFields,
});

/** Fields that only staff can set. */
export const staffFields = defineFields({
  status: { kind: 'id', required: true, label: 'Статус', about: 'Номер статуса', example: 2 },
  state: { kind: 'id', required: true, label: 'Состояние', about: 'Номер состояния', example: 1 },
  price: {
    kind: 'number',
    required: true,
    min: 0,
    max: LIMITS.price,
    allow: [PRICE_FORMING],
    label: 'Цена',
    about: 'Цена, BYN; -1 — формируется',
    example: 38,
  },
  failure: {
    kind: 'choice',
    choices: Object.keys(FAILURES) as Failure[],
    choicesName: 'Failure',
    choiceLabels: FAILURES,
    when: isNotDelivered,
    label: 'Почему не доставлена',
    about: `Почему не доставлена: ${Object.entries(FAILURES)
      .map(([code, words]) => `${code} — ${words}`)
      .join(', ')}. Только при статусе «Не доставлена»; null — не сказано`,
    example: 'nobody',
    group: 'failure',
  },
  failureWords: {
    kind: 'text',
    required: true,
    max: LIMITS.text,
    when: (values: Values): boolean => isNotDelivered(values) && own(values, 'failure') === 'other',
    label: 'Причина своими словами',
    about: 'Причина своими словами, при failure: other; её видят сотрудники и клиент',
    example: null,
    group: 'failure',
  },
});

/** All fields of an order, for an edit by staff. */
export const staffOrderFields = defineFields({ ...orderFields, ...staffFields });

/** A stored order; fields that do not apply are null. */
export type OrderBody = BodyOf<typeof orderFields>;
export type StaffOrderBody = BodyOf<typeof staffOrderFields>;
