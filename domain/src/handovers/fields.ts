import { defineFields, type BodyOf } from '../validation/field';
import { LIMITS } from '../validation/limits';

/** How a try to deliver or to fetch an order ended (docs/contract.md#handovers). */
export const HANDOVER_OUTCOMES = {
  handed: 'вручено',
  point: 'сдано в пункт',
  collected: 'забрано',
  failed: 'не вручено',
} as const;
export type HandoverOutcome = keyof typeof HANDOVER_OUTCOMES;

export const handoverOutcomes = Object.keys(HANDOVER_OUTCOMES) as HandoverOutcome[];

/** Who took the cargo at the address of the receiver. */
export const RECEIVED_AS = {
  receiver: 'получатель',
  employee: 'сотрудник',
  relative: 'родственник',
  guard: 'охрана',
  neighbour: 'сосед',
} as const;
export type ReceivedAs = keyof typeof RECEIVED_AS;

/** How the hour of a handover is known: it was told or scanned, it is that of the driver's clock, that of the status, or it is unknown. */
export const HOUR_CERTAINTIES = ['exact', 'phone', 'status', 'unknown'] as const;
export type HourCertainty = (typeof HOUR_CERTAINTIES)[number];

/** The same in a column of an exported list. */
export const HOUR_WORDS: Readonly<Record<HourCertainty, string>> = {
  exact: 'точное',
  phone: 'часы телефона',
  status: 'время статуса',
  unknown: 'неизвестно',
};

/** Where a handover was told: at the desk, by a scan or by the driver at the door. */
export const HANDOVER_SOURCES = ['desk', 'scan', 'courier'] as const;
export type HandoverSource = (typeof HANDOVER_SOURCES)[number];

/** What staff may tell of a handover, beside the status that it gives to the order. */
export const handoverFields = defineFields({
  at: {
    kind: 'date',
    label: 'Когда вручили',
    about:
      'Когда, ГГГГ-ММ-ДД ЧЧ:ММ по Минску: не в будущем, не раньше выезда рейса и не больше 72 часов назад. Без него — время статуса; null — время неизвестно',
    example: '2026-11-30 10:15',
  },
  receivedBy: {
    kind: 'text',
    max: LIMITS.name,
    label: 'Кто принял',
    about: 'Имя того, кто принял груз',
    example: 'Пётр Сидоров',
  },
  receivedAs: {
    kind: 'choice',
    choices: Object.keys(RECEIVED_AS) as ReceivedAs[],
    choicesName: 'ReceivedAs',
    choiceLabels: RECEIVED_AS,
    label: 'Кем приходится',
    about: `Кто принял груз: ${Object.entries(RECEIVED_AS)
      .map(([code, words]) => `${code} — ${words}`)
      .join(', ')}`,
    example: 'employee',
  },
  places: {
    kind: 'integer',
    min: 0,
    max: LIMITS.packages,
    label: 'Сколько мест',
    about: 'Сколько мест передали; без него — все',
    example: 2,
  },
  placesBack: {
    kind: 'integer',
    min: 0,
    max: LIMITS.packages,
    label: 'Сколько мест вернулось',
    about: 'Сколько мест вернулось на склад, если заказ не вручён',
    example: 2,
  },
  ttnTaken: { kind: 'flag', label: 'ТТН забрали', about: 'Подписанную ТТН забрали', example: true },
});

export type HandoverBody = BodyOf<typeof handoverFields>;
