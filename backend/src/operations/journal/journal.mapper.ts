import { formatDateTime, JOURNAL_KINDS, toMinsk } from '@shlyah/domain';
import type { JournalEntryDto, JournalPersonDto } from './dto/journal.dto';
import type { JournalEntry } from '../../platform/journal/journal.entity';

type Names = ReadonlyMap<number, string>;

const seconds = (at: Date): string => at.toISOString().slice(16, 19);

/** `bulk`: the bulk change that the row is about. */
export function entryView(entry: JournalEntry, names: Names, bulk: number | null): JournalEntryDto {
  const { id, at, kind, address, requestId, detail } = entry;
  const person = (one: number | null): JournalPersonDto | null =>
    one === null ? null : { id: one, name: names.get(one) ?? null };
  return {
    id,
    date: `${toMinsk(at)}${seconds(at)}`,
    kind,
    account: person(entry.accountId),
    actor: person(entry.actorId),
    order: entry.orderId,
    bulk,
    address,
    requestId,
    detail,
  };
}

const head = [
  '№',
  'Когда',
  'Что произошло',
  'О ком: номер',
  'О ком',
  'Кто: номер',
  'Кто',
  'Заказ',
  'Адрес',
  'Номер запроса',
  'Подробности',
];

/** The rows of a file, the first one with their names; times are those of Minsk. */
export const tableOf = (entries: JournalEntryDto[]): (string | number | null)[][] => [
  head,
  ...entries.map(({ id, date, kind, account, actor, order, address, requestId, detail }) => [
    id,
    `${formatDateTime(date.slice(0, 16))}${date.slice(16)}`,
    JOURNAL_KINDS[kind],
    account?.id ?? null,
    account?.name ?? null,
    actor?.id ?? null,
    actor?.name ?? null,
    order,
    address,
    requestId,
    detail,
  ]),
];
