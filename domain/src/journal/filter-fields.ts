import { defineFields, type BodyOf } from '../validation/field';
import { JOURNAL_KINDS, type JournalKind } from './kinds';

/** The filter of the journal. */
export const journalFilterFields = defineFields({
  person: {
    kind: 'text',
    max: 200,
    label: 'Кто (имя или почта)',
    about: 'Записи об этом человеке и о том, что сделал он: имя, организация или почта, хотя бы частью',
    example: 'ольга кравец',
  },
  account: {
    kind: 'id',
    label: 'Номер учётной записи',
    about: 'То же по номеру учётной записи: и тех, кого уже нет',
    example: 12,
  },
  order: { kind: 'id', label: 'Заказ №', about: 'Записи об этом заказе', example: 125 },
  kind: {
    kind: 'choice',
    choices: Object.keys(JOURNAL_KINDS) as JournalKind[],
    choiceLabels: JOURNAL_KINDS,
    label: 'Что произошло',
    about: 'Только записи этого вида',
    example: 'login',
  },
  dateFrom: { kind: 'day', label: 'С', about: 'С какого дня, ГГГГ-ММ-ДД', example: '2026-11-01' },
  dateTo: {
    kind: 'day',
    notBelow: 'dateFrom',
    label: 'По',
    about: 'По какой день включительно, ГГГГ-ММ-ДД',
    example: '2026-11-30',
  },
});

export type JournalFilter = BodyOf<typeof journalFilterFields>;
