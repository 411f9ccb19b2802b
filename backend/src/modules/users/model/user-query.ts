import { PAGE_SIZE, type UserStatus } from '@shlyah/domain';
import { And, Equal, In, Raw, type FindOperator, type SelectQueryBuilder } from 'typeorm';
import { isNotDeleted } from '../../../platform/access/removed';
import { offsetOf } from '../../../platform/http/page';
import type { User } from './user.entity';

/** The number of an account that is not deleted. */
export const notDeleted = (...ids: number[]): FindOperator<number> =>
  And<number>(ids.length === 1 ? Equal(ids[0] ?? 0) : In(ids), Raw(isNotDeleted));

/** The order of the clients list, over all its pages (docs/contract.md#users-list). */
const order: readonly UserStatus[] = ['confirmed', 'pending', 'canceled'];

/**
 * One page of ids, by status and then by id, and how many there are in all. Each status is a contiguous range of an
 * index; sorting by a computed rank would read every user for every page.
 */
export async function pageByStatus(
  matching: () => SelectQueryBuilder<User>,
  page: number,
): Promise<{ ids: number[]; total: number }> {
  const counts = await countByStatus(matching());
  let skip = offsetOf(page);
  const ids: number[] = [];
  for (const status of order) {
    const count = counts.get(status) ?? 0;
    const wanted = Math.min(PAGE_SIZE - ids.length, count - skip);
    if (wanted > 0) ids.push(...(await idsOf(matching(), status, skip, wanted)));
    skip = Math.max(0, skip - count);
  }
  return { ids, total: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

async function countByStatus(query: SelectQueryBuilder<User>): Promise<Map<UserStatus, number>> {
  const rows = await query
    .select('user.status', 'status')
    .addSelect('COUNT(*)', 'count')
    .groupBy('user.status')
    .getRawMany<{ status: UserStatus; count: number | string }>();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

async function idsOf(
  query: SelectQueryBuilder<User>,
  status: UserStatus,
  skip: number,
  take: number,
): Promise<number[]> {
  const rows = await query
    .select('user.id', 'id')
    .andWhere('user.status = :run', { run: status })
    .orderBy('user.id', 'ASC')
    .offset(skip)
    .limit(take)
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
}
