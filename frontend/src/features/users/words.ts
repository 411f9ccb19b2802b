import type { UserDto, UserStatus } from '@shlyah/api-client';

export type { UserDetailsDto as UserDetails, UserDto as User } from '@shlyah/api-client';

/** Names of the two roles that an admin switches between (docs/contract.md#users-list). */
export const ROLE_WORDS: Record<UserDto['role'], string> = {
  customer: 'Клиент',
  manager: 'Менеджер',
  admin: 'Администратор',
};

/** Empty for a confirmed user. */
export const STATUS_WORDS: Record<UserStatus, string> = {
  pending: 'Ждёт подтверждения',
  canceled: 'Заявка отклонена',
  confirmed: '',
};
