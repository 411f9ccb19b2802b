import { toMinsk } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { isStaff } from '../../platform/http/caller';
import type { SavedBy } from '../../platform/http/errors';
import { Act } from './act.entity';
import { ActObjection } from './objection.entity';

/** A change of an act after it was issued; `by` is null where its name is not kept. */
interface Change {
  by: string | null;
  at: Date | null;
  isOfStaff: boolean;
}

/** Who has changed an act last, and when; clients do not learn names of staff. */
export async function lastChange(tx: EntityManager, act: Act, caller: Actor): Promise<SavedBy | undefined> {
  const objections = await tx.findBy(ActObjection, { actId: act.id });
  const corrections = await tx.findBy(Act, { correctsId: act.id });
  const changes: Change[] = [
    { by: act.agreedBy, at: act.agreedAt, isOfStaff: false },
    ...[act, ...corrections].map(({ annulledBy, annulledAt }) => ofStaff(annulledBy, annulledAt)),
    ...corrections.map(({ issuedBy, issuedAt }) => ofStaff(issuedBy, issuedAt)),
    ...objections.flatMap(({ author, at, withdrawnAt, answeredBy, answeredAt }) => [
      { by: author, at, isOfStaff: false },
      { by: author, at: withdrawnAt, isOfStaff: false },
      ofStaff(answeredBy, answeredAt),
    ]),
  ];
  const [last] = changes
    .flatMap(({ at, ...change }) => (at ? [{ ...change, at }] : []))
    .toReversed()
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return last && { name: last.isOfStaff && !isStaff(caller) ? null : last.by, at: toMinsk(last.at) };
}

const ofStaff = (by: string | null, at: Date | null): Change => ({ by, at, isOfStaff: true });
