import type { EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import type { Detail } from '../../notifications/order-details';
import type { OrderDto } from '../dto/order.dto';

/** An order before an edit and after it. */
export interface Edit {
  before: OrderDto;
  after: OrderDto;
}

/** Announces the outcome of a proposal, in the transaction of the edit. */
export type Announce = () => Promise<void>;

export interface Rebased {
  /** Announce the outcomes, after the edit. */
  announcements: Announce[];
  /** Details of the order that the edit has changed as the client has proposed, or back, by its undoing. */
  agreed: ReadonlySet<Detail>;
}

/** What an edit does to the proposals of its order; the proposals provide it. */
export abstract class ProposalsOfEdit {
  /**
   * Runs in the transaction of the edit. A proposal of other fields moves to the new version, with its price recalculated; a proposal that
   * the edit has fulfilled counts as accepted; a proposal of the same fields, or one that is too late, expires. Undoing an edit while its
   * notifications are still held reopens the proposals that it ended. Sets `after.waiting`.
   */
  abstract rebase(tx: EntityManager, edit: Edit, actor: Actor): Promise<Rebased>;
}
