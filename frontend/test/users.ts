import type { CurrentUserDto } from '@shlyah/api-client';

/** A confirmed firm; what differs is said by the test. */
export function aUser(differences: Partial<CurrentUserDto> = {}): CurrentUserDto {
  return {
    id: 12,
    name: 'Анна Ковалёва',
    phone: '+375 (29) 12-34-567',
    email: 'company@demo.by',
    isLegalEntity: true,
    organization: 'ООО «Ромашка»',
    Unp: '190000000',
    role: 'customer',
    isAccountant: false,
    status: 'confirmed',
    pendingEmail: null,
    url: '/img/avatar.png',
    isContactPerson: false,
    contactPersonName: null,
    contactPersonPhone: null,
    orderEmails: true,
    version: 1,
    secondFactorNeeded: false,
    ...differences,
  };
}
