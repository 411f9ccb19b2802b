import type { Mode } from '../integrations/modes';
import { isPendingUser, isWaitingUser } from '../users/users';

/** Kinds of callers; `pending` is a customer whose registration is undecided or rejected. */
export const ACTOR_KINDS = ['visitor', 'pending', 'customer', 'manager', 'admin'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** The kind of a session's user; null and an unknown role are visitors. */
export function actorKind(user: { role: string; status: string } | null | undefined): ActorKind {
  if (!user) return 'visitor';
  if (user.role === 'admin' || user.role === 'manager') return user.role;
  if (user.role !== 'customer') return 'visitor';
  return isPendingUser(user) ? 'pending' : 'customer';
}

/**
 * The kind that determines a user's rights in a mode: an undecided account has the rights of a customer in the sandbox,
 * in smaller numbers (docs/contract.md#before-confirmation).
 */
export const actorKindIn = (mode: Mode, user: Parameters<typeof actorKind>[0]): ActorKind =>
  user && mode === 'test' && isWaitingUser(user) ? 'customer' : actorKind(user);

/** Visitors have no capabilities. */
type LoggedIn = Exclude<ActorKind, 'visitor'>;

const LOGGED_IN: readonly LoggedIn[] = ['pending', 'customer', 'manager', 'admin'];
const OWNERS: readonly LoggedIn[] = ['pending', 'customer'];
const APPROVED: readonly LoggedIn[] = ['customer', 'manager', 'admin'];
const STAFF: readonly LoggedIn[] = ['manager', 'admin'];
const ADMIN: readonly LoggedIn[] = ['admin'];

/** Role × capability (docs/contract.md#access). */
export const CAPABILITIES = {
  'account:own': LOGGED_IN,
  'calculator:read': LOGGED_IN,
  'files:read': LOGGED_IN,
  'contract:own': OWNERS,
  'account:leave': OWNERS,
  'notices:own': OWNERS,
  'orders:read': APPROVED,
  'orders:create': ['customer'],
  'integrations:own': ['customer'],
  'orders:propose': APPROVED,
  'orders:edit': STAFF,
  'orders:delete': ADMIN,
  'users:read': STAFF,
  'users:edit': STAFF,
  'registrations:decide': STAFF,
  'contracts:read': STAFF,
  'documents:download': STAFF,
  'integrations:watch': STAFF,
  'state:read': ADMIN,
  'messages:watch': ADMIN,
  'journal:read': ADMIN,
  'roles:change': ADMIN,
  'users:delete': ADMIN,
  'factors:reset': ADMIN,
  'tariff:edit': ADMIN,
  'points:edit': ADMIN,
  'company:edit': ADMIN,
  'calendar:edit': ADMIN,
  'acts:issue': ADMIN,
  'payments:edit': ADMIN,
  'acts:agree': ['customer'],
} as const satisfies Record<string, readonly LoggedIn[]>;

export type Capability = keyof typeof CAPABILITIES;

/** Whether the kind has the capability; services check ownership. */
export const can = (actor: ActorKind, capability: Capability): boolean =>
  (CAPABILITIES[capability] as readonly ActorKind[]).includes(actor);

/** What a manager may do with the right «Бухгалтерия», which an admin gives, beside what all managers may. */
const ACCOUNTING: readonly Capability[] = ['acts:issue', 'payments:edit'];

/** Whether a caller of the kind has the capability by the kind or by the right «Бухгалтерия». */
export const mayDo = (
  actor: ActorKind,
  user: { isAccountant?: boolean } | null | undefined,
  capability: Capability,
): boolean =>
  can(actor, capability) ||
  (actor === 'manager' && user?.isAccountant === true && ACCOUNTING.includes(capability));

const NAMES: Record<LoggedIn, string> = {
  pending: 'клиент с неподтверждённой или отклонённой заявкой',
  customer: 'подтверждённый клиент',
  manager: 'менеджер',
  admin: 'администратор',
};

/** The line of OpenAPI that lists allowed actors: «Кто может: менеджер, администратор.» */
export function allowedActorsText(capability: Capability): string {
  const inSandbox = can('customer', capability) && !can('pending', capability);
  const names = CAPABILITIES[capability].map((actor) => NAMES[actor]);
  if (ACCOUNTING.includes(capability)) names.push('менеджер с правом «Бухгалтерия»');
  const who = `Кто может: ${names.join(', ')}.`;
  return inSandbox ? `${who} В песочнице — и клиент, чья регистрация ждёт решения.` : who;
}
