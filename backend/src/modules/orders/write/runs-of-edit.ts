import { ALL_STOP_FIELDS, isStopStatus } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { orderChanges } from '../events/order-changes';
import type { Edit } from './proposals-of-edit';

/** What has changed in an order for a run that holds it. */
export interface ChangeOfStop {
  id: number;
  /** The changed fields that drivers have to know. */
  fields: readonly string[];
  /** The day of delivery now, "YYYY-MM-DD"; null of a deleted order. */
  day: string | null;
}

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
  return { id: after.id, fields: fields.filter(isKnown), day: after.deliveryDate.slice(0, 10) };
}
