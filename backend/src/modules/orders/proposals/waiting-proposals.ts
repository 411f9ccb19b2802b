import { Injectable } from '@nestjs/common';
import {
  addressFieldsOf,
  orderFieldLabel,
  orderFields,
  proposableFields,
  type ProposalOutcome,
} from '@shlyah/domain';
import { In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { Feed } from '../../../platform/feed/feed';
import type { Change } from '../../../platform/journal/history/history';
import { HOLD_MS, Notifications } from '../../notifications/notifications';
import { detailOf } from '../../notifications/order-details';
import { Clock } from '../../../platform/common/clock';
import { Refusal } from '../../../platform/http/errors';
import type { OrderDto } from '../dto/order.dto';
import { ProposalsOfEdit, type Announce, type Edit, type Rebased } from '../write/proposals-of-edit';
import { orderChanges } from '../events/order-changes';
import { ChangePreview } from './change-preview';
import type { ChangeEffect } from '../mapper/change-effect';
import { Proposal } from '../model/proposal.entity';
import { LIFE_MS, proposalView, waitingView } from '../mapper/proposal.mapper';
import { isSameJson } from '../model/same-json';

/** A proposal that an edit has ended, or reopened by undoing such an edit. */
interface Outcome {
  proposal: Proposal;
  /** Whether the edit has changed the order as proposed, or back. */
  isAsAsked: boolean;
  announce: Announce;
}

/** The fields of the destination conflict as one: a street from one change and a house from another make no valid address. */
const destinationFields = new Set([
  'deliveryAddress',
  'recivePoint',
  ...Object.keys(addressFieldsOf('receiver', orderFields.reciverAddress.when)),
]);
const fieldGroup = (field: string): string => (destinationFields.has(field) ? 'destination' : field);

/** Updates the proposals of an order when the order is edited (docs/contract.md#proposals). */
@Injectable()
export class WaitingProposals extends ProposalsOfEdit {
  constructor(
    private readonly preview: ChangePreview,
    private readonly notifications: Notifications,
    private readonly feed: Feed,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async rebase(tx: EntityManager, edit: Edit, actor: Actor): Promise<Rebased> {
    const { before, after } = edit;
    const ofVersion = { orderId: after.id, orderVersion: before.version };
    const since = (ms: number): Date => new Date(this.clock.now().getTime() - ms);
    const found = await tx.find(Proposal, {
      where: [
        { ...ofVersion, waiting: 1, createdAt: MoreThan(since(LIFE_MS)) },
        {
          ...ofVersion,
          waiting: IsNull(),
          outcome: In(['expired', 'accepted']),
          answeredAt: MoreThan(since(HOLD_MS)),
        },
      ],
      order: { id: 'ASC' },
    });
    const outcomes: (Outcome | null)[] = [];
    for (const proposal of found.filter(({ waiting }) => waiting === 1))
      outcomes.push(await this.rebaseOne(tx, proposal, edit, actor));
    for (const proposal of found.filter(({ waiting }) => waiting === null))
      outcomes.push(await this.reopen(tx, proposal, after));
    if (outcomes.length > 0) {
      const { id: orderId, version: orderVersion } = after;
      const waiting = await tx.find(Proposal, {
        where: { orderId, orderVersion, waiting: 1 },
        order: { id: 'ASC' },
      });
      after.waiting = waiting.map(waitingView);
    }
    const changed = outcomes.filter((outcome) => outcome !== null);
    const asked = changed.flatMap(({ proposal, isAsAsked }) =>
      isAsAsked && proposal.side === 'client' ? changesOf(proposal) : [],
    );
    return {
      announcements: changed.map(({ announce }) => announce),
      agreed: new Set(asked.flatMap(({ field }) => detailOf(field) ?? [])),
    };
  }

  /** Null when the proposal keeps waiting. */
  private async rebaseOne(
    tx: EntityManager,
    proposal: Proposal,
    { before, after }: Edit,
    actor: Actor,
  ): Promise<Outcome | null> {
    const effect = await this.effectOf(tx, proposal, after);
    const changes = orderChanges(before, after);
    if (effect?.changes.length === 0) return this.end(tx, proposal, after, 'accepted', null, actor);
    const proposed = new Set((effect?.changes ?? changesOf(proposal)).map(({ field }) => fieldGroup(field)));
    // Without a proposed price, the price follows from cargo and destination.
    if (proposal.side === 'client' || !('price' in (JSON.parse(proposal.change) as object)))
      proposed.delete('price');
    // The return is asked for whatever way the cargo has gone meanwhile.
    if (proposal.side === 'client') proposed.delete('status');
    const conflicts = changes.filter(({ field }) => proposed.has(fieldGroup(field)));
    if (effect && conflicts.length === 0) {
      const { change, ...shown } = effect;
      await tx.update(
        Proposal,
        { id: proposal.id },
        { orderVersion: after.version, change: JSON.stringify(change), shown: JSON.stringify(shown) },
      );
      return null;
    }
    const edits = conflicts.map(({ field, to }) => `${orderFieldLabel(field)} — ${to ?? 'пусто'}`).join(', ');
    const reason = edits
      ? `Менеджер изменил заказ: ${edits}`.slice(0, 480)
      : `Заказ уже «${after.status.name}»`;
    return this.end(tx, proposal, after, 'expired', reason, actor);
  }

  /** Null when the change is no longer possible. */
  private async effectOf(
    tx: EntityManager,
    proposal: Proposal,
    order: OrderDto,
  ): Promise<ChangeEffect | null> {
    const { price, ...change } = JSON.parse(proposal.change) as ChangeEffect['change'];
    const proposable = new Set<string>(proposableFields(proposal.side, order));
    // An order that goes back as its client has asked takes no proposals, and fulfils this one.
    if (change.status === order.status.id) proposable.add('status');
    if (!Object.keys(change).every((name) => proposable.has(name))) return null;
    const fields = proposal.side === 'staff' && price !== undefined ? { ...change, price } : change;
    try {
      return await this.preview.effectOf(tx, order, fields, { known: {}, checkLimits: false });
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  /** The announcement is an e-mail to the client, held until the edit can no longer be undone, and a webhook event. */
  private async end(
    tx: EntityManager,
    proposal: Proposal,
    order: OrderDto,
    outcome: ProposalOutcome,
    answer: string | null,
    actor: Actor,
  ): Promise<Outcome> {
    const now = this.clock.now();
    const change = { waiting: null, outcome, answer, answeredAt: now, orderVersion: order.version };
    await tx.update(Proposal, { id: proposal.id }, change);
    const announce = async () => {
      if (proposal.side === 'client' && actor.id !== order.user.id) {
        const shown = proposalView({ ...proposal, ...change }, order, { now, named: false });
        const kind = outcome === 'accepted' ? 'proposalAccepted' : 'proposalDeclined';
        await this.notifications.announce(tx, { kind, order, proposal: shown, heldAs: proposal.id });
      }
      await this.appendEvent(tx, order);
    };
    return { proposal, isAsAsked: outcome === 'accepted', announce };
  }

  private async reopen(tx: EntityManager, proposal: Proposal, order: OrderDto): Promise<Outcome | null> {
    const effect = await this.effectOf(tx, proposal, order);
    const { orderId, side } = proposal;
    if (await tx.existsBy(Proposal, { orderId, side, waiting: 1 })) return null;
    if (!effect || !isSameJson(effect.changes, changesOf(proposal))) return null;
    const reopened = {
      waiting: 1,
      outcome: null,
      answer: null,
      answeredAt: null,
      orderVersion: order.version,
    } as const;
    await tx.update(Proposal, { id: proposal.id }, reopened);
    const announce = async () => {
      await this.notifications.announce(tx, { kind: 'proposalGoesOn', heldAs: proposal.id });
      await this.appendEvent(tx, order);
    };
    return { proposal, isAsAsked: proposal.outcome === 'accepted', announce };
  }

  private async appendEvent(tx: EntityManager, order: OrderDto): Promise<void> {
    if (order.user.id !== null)
      await this.feed.append(tx, { type: 'order.proposal', userId: order.user.id, order });
  }
}

const changesOf = ({ shown }: Proposal): Change[] =>
  (JSON.parse(shown) as Pick<ChangeEffect, 'changes'>).changes;
