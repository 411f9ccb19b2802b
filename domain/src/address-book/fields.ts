import { DELIVERY_KINDS, RECEIVER_TYPES } from '../orders/enums';
import { plainAddressFields } from '../orders/address';
import { receiverFields } from '../orders/fields';
import { defineFields, own, type BodyOf, type Values } from '../validation/field';
import { LIMITS } from '../validation/limits';

/** Kinds of entries: pickup places and receivers. */
export const BOOK_SIDES = ['sender', 'receiver'] as const;
export type BookSide = (typeof BOOK_SIDES)[number];

const isSender = (values: Values): boolean => own(values, 'side') === 'sender';
const isReceiver = (values: Values): boolean => own(values, 'side') === 'receiver';
const isFirm = (values: Values): boolean => isReceiver(values) && own(values, 'receiverType') === 'ur-lico';
const hasAddress = (values: Values): boolean => own(values, 'delivery') === 'client';
const hasPoint = (values: Values): boolean => own(values, 'delivery') === 'punkt';

/** An entry of a customer's address book (docs/contract.md#address-book). */
export const addressBookFields = defineFields({
  side: {
    kind: 'choice',
    required: true,
    choices: BOOK_SIDES,
    choicesName: 'BookSide',
    choiceLabels: { sender: 'место забора', receiver: 'получатель' },
    label: 'Что это',
    about: 'Место забора (sender) или получатель (receiver)',
    example: 'receiver',
  },
  receiverType: {
    kind: 'choice',
    required: true,
    choices: RECEIVER_TYPES,
    choicesName: 'ReceiverType',
    choiceLabels: receiverFields.reciverType.choiceLabels,
    when: isReceiver,
    label: 'Кто получает',
    about: receiverFields.reciverType.about,
    example: 'fiz-lico',
  },
  organization: {
    kind: 'text',
    required: true,
    max: LIMITS.organization,
    when: isFirm,
    label: 'Организация',
    about: 'Организация; обязательна для юридического лица',
    searchable: true,
  },
  name: {
    kind: 'text',
    required: true,
    max: LIMITS.name,
    when: isReceiver,
    label: 'ФИО получателя',
    example: 'Пётр Сидоров',
    searchable: true,
  },
  phone: { kind: 'phone', required: true, when: isReceiver, label: 'Телефон получателя', searchable: true },
  delivery: {
    kind: 'choice',
    required: true,
    choices: DELIVERY_KINDS,
    choicesName: 'DeliveryKind',
    choiceLabels: { client: 'адрес', punkt: 'пункт' },
    label: 'Где',
    about: 'По адресу (client) или в пункте (punkt)',
    example: 'client',
  },
  ...plainAddressFields(hasAddress),
  pointId: { kind: 'id', required: true, when: hasPoint, label: 'Пункт', about: 'Номер пункта' },
  note: {
    kind: 'text',
    max: LIMITS.text,
    label: 'Заметка для курьера',
    about: 'Домофон, вход, этаж: войдёт в комментарий заказа',
    example: 'Домофон 12, вход со двора',
  },
  hours: { kind: 'text', max: LIMITS.hours, label: 'Часы', example: 'пн–пт 09:00–18:00' },
  isDefault: {
    kind: 'flag',
    fallback: false,
    when: isSender,
    label: 'Забирать отсюда, если не сказано иное',
    about: 'Место забора, с которого начинается новый заказ; одно на учётную запись',
  },
});

/** A stored entry. */
export type BookEntryBody = BodyOf<typeof addressBookFields>;
