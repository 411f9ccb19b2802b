export const ROLES = ['customer', 'manager', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const USER_STATUSES = ['pending', 'canceled', 'confirmed'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** A customer whose registration is neither confirmed nor rejected. */
export const isWaitingUser = (user: { role: string; status: string }): boolean =>
  user.role === 'customer' && user.status === 'pending';

/** A customer who is not (or not any more) confirmed; staff are never pending (docs/contract.md#registrations). */
export const isPendingUser = (user: { role: string; status: string }): boolean =>
  user.role === 'customer' && user.status !== 'confirmed';
