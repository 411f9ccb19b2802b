import { defineFields, type BodyOf } from '../validation/field';
import { JOURNAL_KINDS, type JournalKind } from './kinds';

/** The filter above the journal. */
export const journalFilterFields = defineFields({
  account: {
    kind: 'id',
    label: 'Номер кабинета',
    about: 'Записи об этой учётной записи и о том, что сделала она',
    example: 12,
  },
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
