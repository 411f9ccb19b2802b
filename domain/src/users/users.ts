export const ROLES = ['customer', 'manager', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const USER_STATUSES = ['pending', 'canceled', 'confirmed'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Whether the user is a customer with an undecided registration. */
export const isWaitingUser = (user: { role: string; status: string }): boolean =>
  user.role === 'customer' && user.status === 'pending';

/** Whether the user is an unconfirmed customer; staff never are (docs/contract.md#registrations). */
export const isPendingUser = (user: { role: string; status: string }): boolean =>
  user.role === 'customer' && user.status !== 'confirmed';
