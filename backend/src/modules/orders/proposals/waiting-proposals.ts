import { Injectable } from '@nestjs/common';
import {
  addressFieldsOf,
  orderFieldLabel,
  orderFields,
  PROPOSALS,
  type ProposalOutcome,
} from '@shlyah/domain';
import { In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { Feed } from '../../../platform/feed/feed';
import type { Change } from '../../../platform/journal/history/history';
import { HOLD_MS, Notifications } from '../../notifications/notifications';
import { Clock } from '../../../platform/common/clock';
import { Refusal } from '../../../platform/http/errors';
import type { OrderDto } from '../http/dto/order.dto';
import { orderChanges } from '../write/order-changes';
import { ChangePreview } from './change-preview';
import type { Foreseen } from './foreseen';
import { Proposal } from './proposal.entity';
import { LIFE_MS, proposalView, waitingView } from './proposal.mapper';
import { isSameJson } from '../same-json';

/** An order before an edit and after it. */
interface Edit {
  before: OrderDto;
  after: OrderDto;
}

/** Tells what has become of a proposal, in the transaction of the edit. */
type Telling = () => Promise<void>;

/** The receiver's place is one thing: a street of one side's and a house of the other's are no address. */
const place = new Set([
  'deliveryAddress',
  'recivePoint',
  ...Object.keys(addressFieldsOf('receiver', orderFields.reciverAddress.when)),
]);
const group = (field: string): string => (place.has(field) ? 'place' : field);

/** What becomes of the proposals of an order when the order is edited (docs/contract.md#proposals). */
@Injectable()
export class WaitingProposals {
  constructor(
    private readonly preview: ChangePreview,
    private readonly notifications: Notifications,
    private readonly feed: Feed,
    private readonly clock: Clock,
  ) {}

  /**
   * In the transaction of the edit. A proposal of other fields goes on over the new version, with the price that follows from it; one
   * that the edit has fulfilled counts as accepted; one of the same fields ends, and so does one that comes too late. An edit that is
   * undone while its notices wait brings back what it has ended. `after` gets those that wait now; what has become of the others is told by
   * the returned functions, so that the edit itself can be told first.
   */
  async follow(tx: EntityManager, edit: Edit, actor: Actor): Promise<Telling[]> {
    const { before, after } = edit;
    const standing = { orderId: after.id, orderVersion: before.version };
    const since = (ms: number): Date => new Date(this.clock.now().getTime() - ms);
    const found = await tx.find(Proposal, {
      where: [
        { ...standing, waiting: 1, createdAt: MoreThan(since(LIFE_MS)) },
        {
          ...standing,
          ...{
            waiting: IsNull(),
            outcome: In(['expired', 'accepted']),
            answeredAt: MoreThan(since(HOLD_MS)),
          },
        },
      ],
      order: { id: 'ASC' },
    });
    const tellings: (Telling | null)[] = [];
    for (const proposal of found.filter(({ waiting }) => waiting === 1))
      tellings.push(await this.carry(tx, proposal, edit, actor));
    for (const proposal of found.filter(({ waiting }) => waiting === null))
      tellings.push(await this.bringBack(tx, proposal, after));
    if (tellings.length > 0) {
      const { id: orderId, version: orderVersion } = after;
      const still = await tx.find(Proposal, {
        where: { orderId, orderVersion, waiting: 1 },
        order: { id: 'ASC' },
      });
      after.waiting = still.map(waitingView);
    }
    return tellings.filter((telling) => telling !== null);
  }

  /** Null where it goes on. */
  private async carry(
    tx: EntityManager,
    proposal: Proposal,
    { before, after }: Edit,
    actor: Actor,
  ): Promise<Telling | null> {
    const foreseen = await this.foresee(tx, proposal, after);
    const changes = orderChanges(before, after);
    if (foreseen?.changes.length === 0) return this.end(tx, proposal, after, 'accepted', null, actor);
    const asked = new Set((foreseen?.changes ?? changesOf(proposal)).map(({ field }) => group(field)));
    // Where none was named, the price follows from cargo and place.
    if (proposal.side === 'client' || !('price' in (JSON.parse(proposal.change) as object)))
      asked.delete('price');
    const clash = changes.filter(({ field }) => asked.has(group(field)));
    if (foreseen && clash.length === 0) {
      const { change, ...shown } = foreseen;
      await tx.update(
        Proposal,
        { id: proposal.id },
        { orderVersion: after.version, change: JSON.stringify(change), shown: JSON.stringify(shown) },
      );
      return null;
    }
    const made = clash.map(({ field, to }) => `${orderFieldLabel(field)} — ${to ?? 'пусто'}`).join(', ');
    const why = made ? `Менеджер изменил заказ: ${made}`.slice(0, 480) : `Заказ уже «${after.status.name}»`;
    return this.end(tx, proposal, after, 'expired', why, actor);
  }

  /** Null where the change can no longer be made. */
  private async foresee(tx: EntityManager, proposal: Proposal, order: OrderDto): Promise<Foreseen | null> {
    if (!PROPOSALS[proposal.side].isOpen(order)) return null;
    const { price, ...change } = JSON.parse(proposal.change) as Foreseen['change'];
    const asked = proposal.side === 'staff' && price !== undefined ? { ...change, price } : change;
    try {
      return await this.preview.of(tx, order, asked, { known: {}, strictly: false });
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  /** Tells both sides: the client by letter, once the edit can no longer be undone; programs by the feed. */
  private async end(
    tx: EntityManager,
    proposal: Proposal,
    order: OrderDto,
    outcome: ProposalOutcome,
    answer: string | null,
    actor: Actor,
  ): Promise<Telling> {
    const now = this.clock.now();
    const change = { waiting: null, outcome, answer, answeredAt: now, orderVersion: order.version };
    await tx.update(Proposal, { id: proposal.id }, change);
    return async () => {
      if (proposal.side === 'client' && actor.id !== order.user.id) {
        const shown = proposalView({ ...proposal, ...change }, order, { now, named: false });
        const kind = outcome === 'accepted' ? 'proposalAccepted' : 'proposalDeclined';
        await this.notifications.announce(tx, { kind, order, proposal: shown, heldAs: proposal.id });
      }
      await this.tellPrograms(tx, order);
    };
  }

  private async bringBack(tx: EntityManager, proposal: Proposal, order: OrderDto): Promise<Telling | null> {
    const foreseen = await this.foresee(tx, proposal, order);
    const { orderId, side } = proposal;
    if (await tx.existsBy(Proposal, { orderId, side, waiting: 1 })) return null;
    if (!foreseen || !isSameJson(foreseen.changes, changesOf(proposal))) return null;
    const waits = {
      waiting: 1,
      outcome: null,
      answer: null,
      answeredAt: null,
      orderVersion: order.version,
    } as const;
    await tx.update(Proposal, { id: proposal.id }, waits);
    return async () => {
      await this.notifications.announce(tx, { kind: 'proposalGoesOn', heldAs: proposal.id });
      await this.tellPrograms(tx, order);
    };
  }

  private async tellPrograms(tx: EntityManager, order: OrderDto): Promise<void> {
    if (order.user.id !== null)
      await this.feed.append(tx, { type: 'order.proposal', userId: order.user.id, order });
  }
}

const changesOf = ({ shown }: Proposal): Change[] => (JSON.parse(shown) as Pick<Foreseen, 'changes'>).changes;
