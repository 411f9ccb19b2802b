import type { Actor } from '../../platform/http/actor';

/** What runs ask of the page of their drivers, a floor above them (docs/contract.md#courier). */
export abstract class DriverTold {
  /** Tries the outcomes of a run again that stand beside its orders: it has left since. */
  abstract retake(runId: number): Promise<void>;

  /** How many outcomes of the driver differ from the orders, by run; runs without any are missing. */
  abstract conflictsOf(runIds: readonly number[], caller: Actor): Promise<Map<number, number>>;
}
