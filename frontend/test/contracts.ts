import type { ContractDto } from '@shlyah/api-client';

/** A firm's contract; what differs is said by the test. */
export const aContract = (differences: Partial<ContractDto> = {}): ContractDto => ({
  id: 7,
  version: 3,
  fullName: 'Ковалёва Анна Петровна',
  position: 'директор',
  doc: 'Устава',
  contactPerson: 'Анна Ковалёва',
  phone: '+375 (29) 12-34-567',
  email: 'company@demo.by',
  accountingEmail: null,
  address: '220030, г. Минск, ул. Немига, 5',
  postcode: '220030, г. Минск',
  unp: '190000000',
  pc: 'BY86AKBB10100000002966000000',
  bank: 'Беларусбанк',
  bankAddress: '220089, г. Минск',
  scanRegistration: null,
  scanProxy: null,
  date: '2026-11-20 10:00',
  editions: [{ number: 1, date: '2026-11-20 10:00', changes: [] }],
  ...differences,
});
