import { ROLES, type Role, type UserStatus } from './users';

/** The result of a transition: the new value, no change, or a refusal with a message. */
export type Transition<To> = { to: To } | { already: true } | { refused: string };

export type StatusAction = 'confirm' | 'cancel' | 'reopen';

const ALREADY = { already: true } as const;

/** Registration decisions (docs/contract.md#registrations). */
export const STATUS_TRANSITIONS: Record<StatusAction, Record<UserStatus, Transition<UserStatus>>> = {
  confirm: { pending: { to: 'confirmed' }, canceled: { to: 'confirmed' }, confirmed: ALREADY },
  cancel: {
    pending: { to: 'canceled' },
    canceled: ALREADY,
    confirmed: { refused: 'Заявка уже подтверждена, отклонить её нельзя.' },
  },
  reopen: { pending: ALREADY, canceled: { to: 'pending' }, confirmed: { to: 'pending' } },
};

/** The transition of a registration by a decision or its reversal. */
export const statusTransition = (from: UserStatus, action: StatusAction): Transition<UserStatus> =>
  STATUS_TRANSITIONS[action][from];

/** Roles that an admin can assign; the role of an admin is fixed. */
export const SWITCHABLE_ROLES = ['customer', 'manager'] as const satisfies readonly Role[];

/** The transition of a user to another role; `self`: the user is the caller. */
export function roleTransition(from: Role, to: string, self = false): Transition<Role> {
  if (self) return { refused: 'Свою роль изменить нельзя.' };
  if (!isSwitchable(from)) return { refused: 'Роль администратора изменить нельзя.' };
  if (!isSwitchable(to)) return { refused: 'Можно выбрать только роль «Клиент» или «Менеджер».' };
  return from === to ? ALREADY : { to };
}

const isSwitchable = (role: string): role is Role =>
  (SWITCHABLE_ROLES as readonly string[]).includes(role) && (ROLES as readonly string[]).includes(role);
