import type { BookEntryDto } from '@shlyah/api-client';

/** A receiver of the address book; another one with `changes`. */
export const anEntry = (changes: Partial<BookEntryDto> = {}): BookEntryDto => ({
  id: 17,
  version: 1,
  side: 'receiver',
  receiverType: 'fiz-lico',
  organization: null,
  name: 'Пётр Сидоров',
  phone: '+375 (29) 12-34-567',
  delivery: 'client',
  pointId: null,
  point: null,
  city: 'Гомель',
  cityId: 3,
  street: 'ул. Советская',
  house: '12',
  housing: null,
  entrance: null,
  flat: null,
  floor: null,
  note: null,
  hours: null,
  isDefault: false,
  usedAt: '2026-11-20 15:10',
  ...changes,
});

export const aPlace = (changes: Partial<BookEntryDto> = {}): BookEntryDto =>
  anEntry({
    id: 18,
    side: 'sender',
    receiverType: null,
    name: null,
    phone: null,
    city: 'Минск',
    cityId: 6,
    street: 'ул. Немига',
    house: '5',
    ...changes,
  });

/** A page of the address book. */
export const entriesPage = (...data: BookEntryDto[]) => ({
  body: { data, page: 1, pages: 1, total: data.length },
});
