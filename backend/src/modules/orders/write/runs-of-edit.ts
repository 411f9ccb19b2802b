import { ALL_STOP_FIELDS, isStopStatus, type RunTask } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { orderChanges } from '../events/order-changes';
import type { Edit } from './proposals-of-edit';

/** What has changed in an order for a run that holds it. */
export interface ChangeOfStop {
  id: number;
  /** The changed fields that drivers have to know. */
  fields: readonly string[];
  /** The days of delivery and of pickup now, "YYYY-MM-DD"; null where there is none. */
  days: Readonly<Record<RunTask, string | null>>;
}

/** Where no day has changed. */
export const NO_DAYS: ChangeOfStop['days'] = { deliver: null, fetch: null };

/** What changes of orders do to the runs that hold them; the runs provide it. */
export abstract class RunsOfEdit {
  /**
   * Runs in the transaction of the changes: the runs that hold the orders get their next version, with `actor` as its author. Asks nothing
   * where no field that drivers know has changed. `ofRun`: the run whose return has made the changes, which knows of them.
   */
  abstract follow(
    tx: EntityManager,
    changes: readonly ChangeOfStop[],
    actor: Actor,
    ofRun?: number | undefined,
  ): Promise<void>;
}

/** The change of an edit. */
export function changeOfStop({ before, after }: Edit): ChangeOfStop {
  const isKnown = (field: string): boolean =>
    field === 'status' ? isStopStatus(before.status.id, after.status.id) : ALL_STOP_FIELDS.includes(field);
  const fields = orderChanges(before, after).map(({ field }) => field);
  const days = { deliver: after.deliveryDate.slice(0, 10), fetch: after.pickupDate?.slice(0, 10) ?? null };
  return { id: after.id, fields: fields.filter(isKnown), days };
}
