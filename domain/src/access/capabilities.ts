import type { Mode } from '../integrations/modes';
import { isPendingUser, isWaitingUser } from '../users/users';

/** The caller: a pending actor is a customer waiting for a decision or rejected. */
export const ACTOR_KINDS = ['visitor', 'pending', 'customer', 'manager', 'admin'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** The kind of a session's user, null for a visitor; an unknown role has the rights of a visitor. */
export function actorKind(user: { role: string; status: string } | null | undefined): ActorKind {
  if (!user) return 'visitor';
  if (user.role === 'admin' || user.role === 'manager') return user.role;
  if (user.role !== 'customer') return 'visitor';
  return isPendingUser(user) ? 'pending' : 'customer';
}

/**
 * The kind whose rights a user has with orders of the mode: an account that waits has a customer's in the sandbox, where nothing is carried
 * (docs/contract.md#sandbox).
 */
export const actorKindIn = (mode: Mode, user: Parameters<typeof actorKind>[0]): ActorKind =>
  user && mode === 'test' && isWaitingUser(user) ? 'customer' : actorKind(user);

/** Nothing in the table below is for visitors. */
type LoggedIn = Exclude<ActorKind, 'visitor'>;

const LOGGED_IN: readonly LoggedIn[] = ['pending', 'customer', 'manager', 'admin'];
const OWNERS: readonly LoggedIn[] = ['pending', 'customer'];
const APPROVED: readonly LoggedIn[] = ['customer', 'manager', 'admin'];
const STAFF: readonly LoggedIn[] = ['manager', 'admin'];
const ADMIN: readonly LoggedIn[] = ['admin'];

/** Role × capability (docs/contract.md#access). Any other is public or refused. */
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
} as const satisfies Record<string, readonly LoggedIn[]>;

export type Capability = keyof typeof CAPABILITIES;

/** Whether an actor of this kind may do it at all; the service checks whose row it is. */
export const can = (actor: ActorKind, capability: Capability): boolean =>
  (CAPABILITIES[capability] as readonly ActorKind[]).includes(actor);

const NAMES: Record<LoggedIn, string> = {
  pending: 'клиент с неподтверждённой или отклонённой заявкой',
  customer: 'подтверждённый клиент',
  manager: 'менеджер',
  admin: 'администратор',
};

/** One line for the API's documentation: «Кто может: менеджер, администратор.» */
export function whoMay(capability: Capability): string {
  const inSandbox = can('customer', capability) && !can('pending', capability);
  const who = `Кто может: ${CAPABILITIES[capability].map((actor) => NAMES[actor]).join(', ')}.`;
  return inSandbox ? `${who} В песочнице — и клиент, чья регистрация ждёт решения.` : who;
}
