import { isNotDeleted } from './removed';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { Accounts } from './accounts';
import { Session } from './session.entity';

const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** How long a session lives: unused, unused by staff, and at all (docs/contract.md#session). */
export const LIFE = { idleMs: 30 * day, staffIdleMs: 12 * hour, longestMs: 90 * day };

export const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** When a session must have been opened and used to live. */
export const livingAt = (now: Date) => ({
  now,
  oldest: ago(now, LIFE.longestMs),
  staffSince: ago(now, LIFE.staffIdleMs),
});

/** Sessions `s` of accounts `u` that still live, by the parameters of `livingAt`. */
export const livingSessions = (
  manager: EntityManager,
  { table }: Pick<Accounts, 'table'>,
): SelectQueryBuilder<Session> =>
  manager
    .createQueryBuilder(Session, 's')
    .innerJoin(table, 'u', 'u.id = s.userId')
    .where('s.expiresAt > :now AND s.createdAt > :oldest')
    .andWhere(isNotDeleted('u.id'))
    .andWhere("(u.role = 'customer' OR s.lastSeenAt > :staffSince)");
