import { Injectable } from '@nestjs/common';
import {
  CLOSED_BY_ACT,
  mayPropose,
  modeOf,
  PROPOSAL_STATES,
  type ProposalOutcome,
  type ProposalSide,
  type ProposalState,
} from '@shlyah/domain';
import type { EntityManager, FindOneOptions } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { callerMode, isStaff } from '../../../platform/http/caller';
import { Database } from '../../../platform/database/database';
import { LOCKED } from '../../../platform/database/locked';
import { isDuplicate } from '../../../platform/database/driver-errors';
import { insertOne } from '../../../platform/database/insert-many';
import { assertChanged } from '../../../platform/database/concurrent-update';
import { Feed } from '../../../platform/feed/feed';
import { Idempotency } from '../../../platform/idempotency/idempotency';
import type { Repeat } from '../../../platform/idempotency/repeat';
import { History } from '../../../platform/journal/history/history';
import { Notifications } from '../../notifications/notifications';
import { problemsOf } from '../../../platform/http/body.pipe';
import { Clock } from '../../../platform/common/clock';
import { ABSENT, orNotFound, invalid, Refusal, refusal } from '../../../platform/http/errors';
import type { OrderDto } from '../dto/order.dto';
import { EditOrderService } from '../write/edit-order.service';
import { OrderReader } from '../read/order-reader';
import { maySee } from '../read/may-see';
import { CLOSED, OrdersInActs } from '../read/orders-in-acts';
import { ChangePreview } from './change-preview';
import type {
  AnsweredProposalDto,
  CreateProposalDto,
  DeclineProposalDto,
  ProposalDto,
} from '../dto/proposal.dto';
import { Proposal } from '../model/proposal.entity';
import { fieldErrors, proposedBy } from './proposed-fields';
import { proposalView, proposalState, waitingView } from '../mapper/proposal.mapper';

const sideOf = (caller: Actor): ProposalSide => (isStaff(caller) ? 'staff' : 'client');

const tooLate = {
  client: 'Изменить заказ здесь уже нельзя: он закрыт или возвращается. Позвоните нам.',
  staff: 'Заказ закрыт: предлагать изменения поздно.',
};

/** A proposal and its order. */
interface ProposalOfOrder {
  proposal: Proposal;
  order: OrderDto;
}

type ProposalNotice = 'proposalMade' | 'proposalAccepted' | 'proposalDeclined';

/** The answer to a proposal. */
interface Answer {
  outcome: ProposalOutcome;
  reason: string | null;
  /** Applies the answer to the order in the same transaction. */
  apply: (tx: EntityManager, order: OrderDto) => Promise<OrderDto>;
}

/** Proposals of order changes and the answers to them (docs/decisions/0027-proposals.md). */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly reader: OrderReader,
    private readonly editing: EditOrderService,
    private readonly preview: ChangePreview,
    private readonly acts: OrdersInActs,
    private readonly notifications: Notifications,
    private readonly feed: Feed,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(orderId: number, caller: Actor): Promise<ProposalDto[]> {
    const { read } = this.database;
    const order = await this.orderOf(read, orderId, caller);
    const rows = await read.find(Proposal, { where: { orderId }, order: { id: 'DESC' }, take: 100 });
    return rows.map((proposal) => this.view({ proposal, order }, caller));
  }

  async create(orderId: number, dto: CreateProposalDto, caller: Actor, repeat: Repeat): Promise<ProposalDto> {
    const sent = { userId: caller.id, mode: callerMode(caller), operation: `propose ${orderId}`, body: dto };
    const creation = {
      create: async (tx: EntityManager) => {
        const answer = await this.propose(tx, orderId, dto, caller);
        return { id: answer.id, answer };
      },
      again: async (tx: EntityManager, id: number) => {
        const found = await this.find(tx, id, caller);
        return found && this.view(found, caller);
      },
    };
    try {
      return await this.idempotency.run(repeat, sent, creation);
    } catch (error) {
      // A concurrent proposal of the same side: the repeat reports it.
      if (isDuplicate(error)) return this.idempotency.run(repeat, sent, creation);
      throw error;
    }
  }

  accept(id: number, caller: Actor): Promise<AnsweredProposalDto> {
    return this.answer(id, caller, ({ proposal, order }) => {
      if (!this.mayAnswer(proposal, order, caller))
        throw refusal('forbidden', 'Принимает предложение другая сторона. Своё можно отозвать.');
      const change = JSON.parse(proposal.change) as object;
      const { orderId, orderVersion: version, reason } = proposal;
      return {
        outcome: 'accepted',
        reason: null,
        apply: (tx) => {
          const isNotified = notifiesClient('proposalAccepted', order, caller);
          const notifiedBy = isNotified ? 'proposalAccepted' : undefined;
          return this.editing.change(tx, { ...change, id: orderId, version }, caller, { reason, notifiedBy });
        },
      };
    });
  }

  /** Declines a proposal of the other side or withdraws an own one. */
  decline(id: number, { reason }: DeclineProposalDto, caller: Actor): Promise<AnsweredProposalDto> {
    return this.answer(id, caller, ({ proposal, order }) => ({
      outcome: this.mayAnswer(proposal, order, caller) ? 'declined' : 'withdrawn',
      reason: reason ?? null,
      apply: (_tx, unchanged) =>
        Promise.resolve({ ...unchanged, waiting: unchanged.waiting.filter((other) => other.id !== id) }),
    }));
  }

  private async propose(
    tx: EntityManager,
    orderId: number,
    dto: CreateProposalDto,
    caller: Actor,
  ): Promise<ProposalDto> {
    const order = await this.orderOf(tx, orderId, caller);
    const side = sideOf(caller);
    const { reason, version, replaces, ...sent } = dto;
    const change = proposedBy(side, sent, order);
    const problems = problemsOf(dto);
    if (problems['version']) throw invalid(problems);
    if (version !== order.version) {
      const message = 'Пока вы писали, заказ изменился. Проверьте его и отправьте ещё раз.';
      const savedBy = await this.history.savedBy(tx, 'order', orderId, caller);
      throw new Refusal('version_conflict', message, { fresh: order, savedBy });
    }
    if (!mayPropose(side, order)) throw refusal('too_late', tooLate[side]);
    const effect = await this.preview.effectOf(tx, order, change, {
      known: { ...problems, ...fieldErrors(change, side, order) },
      checkLimits: side === 'client',
    });
    if (effect.changes.length === 0) throw invalid({ changes: ['Укажите, что изменить'] });
    if ('status' in effect.change && effect.changes.length > 1)
      throw invalid({ status: ['Возврат предлагают без других изменений'] });
    if (effect.changes.some(({ field }) => CLOSED_BY_ACT.includes(field)))
      await this.acts.refuseHeld(tx, orderId, CLOSED);
    await this.endFormer(tx, order, caller, replaces);
    const { change: changed, ...shown } = effect;
    const row = {
      orderId,
      orderVersion: order.version,
      side,
      reason,
      change: JSON.stringify(changed),
      shown: JSON.stringify(shown),
      createdAt: this.clock.now(),
      waiting: 1 as const,
      outcome: null,
      answeredAt: null,
      answer: null,
      staffName: side === 'staff' ? caller.name : null,
    };
    const proposal = { ...row, id: await insertOne(tx, Proposal, row) };
    const waiting = [...order.waiting.filter((other) => other.side !== side), waitingView(proposal)];
    await this.notify(tx, { proposal, order: { ...order, waiting } }, 'proposalMade', caller);
    return this.view({ proposal, order }, caller);
  }

  /** Ends the waiting proposal of the side, which `replaces` must name. */
  private async endFormer(
    tx: EntityManager,
    order: OrderDto,
    caller: Actor,
    replaces: number | null | undefined,
  ): Promise<void> {
    const former = await tx.findOneBy(Proposal, { orderId: order.id, side: sideOf(caller), waiting: 1 });
    if (!former) return;
    const isWaiting = proposalState(former, order, this.clock.now()) === 'waiting';
    if (isWaiting && former.id !== replaces) {
      const fresh = { proposal: this.view({ proposal: former, order }, caller), order };
      throw new Refusal('proposal_waits', undefined, { fresh });
    }
    await this.end(tx, former, { outcome: isWaiting ? 'withdrawn' : 'expired' });
  }

  /** The other side answers; for a test order, its owner answers for both sides. */
  private mayAnswer({ side }: Proposal, order: OrderDto, caller: Actor): boolean {
    return modeOf(order.id) === 'test' || side !== sideOf(caller);
  }

  /** Ends a waiting proposal. A repeat of the same answer returns the same result; another answer is a conflict. */
  private answer(
    id: number,
    caller: Actor,
    answerOf: (found: ProposalOfOrder) => Answer,
  ): Promise<AnsweredProposalDto> {
    return this.database.write(async (tx) => {
      // The lock serializes concurrent answers: the later one reads the proposal and the order after the first.
      const found = orNotFound(await this.find(tx, id, caller, LOCKED), ABSENT.proposal);
      const { outcome, reason, apply } = answerOf(found);
      const now = this.clock.now();
      const state = proposalState(found.proposal, found.order, now);
      if (state === outcome) return this.answered(found, caller);
      if (state !== 'waiting') throw this.closed(state, found, caller);
      const staffName = isStaff(caller) ? caller.name : found.proposal.staffName;
      const change = { outcome, answeredAt: now, answer: reason, staffName };
      const proposal = await this.end(tx, found.proposal, change);
      const order = await apply(tx, found.order);
      if (outcome === 'accepted' || outcome === 'declined')
        await this.notify(tx, { proposal, order }, NOTICES[outcome], caller);
      return this.answered({ proposal, order }, caller);
    });
  }

  private async end(tx: EntityManager, proposal: Proposal, change: Partial<Proposal>): Promise<Proposal> {
    const ended = { ...change, waiting: null };
    assertChanged(await tx.update(Proposal, { id: proposal.id, waiting: 1 }, ended));
    return { ...proposal, ...ended };
  }

  /** Notifies the client of actions by staff and appends the webhook event. */
  private async notify(
    tx: EntityManager,
    { proposal, order }: ProposalOfOrder,
    kind: ProposalNotice,
    caller: Actor,
  ): Promise<void> {
    if (notifiesClient(kind, order, caller)) {
      const shown = proposalView(proposal, order, { now: this.clock.now(), named: false });
      await this.notifications.announce(tx, { kind, order, proposal: shown });
    }
    if (order.user.id !== null)
      await this.feed.append(tx, { type: 'order.proposal', userId: order.user.id, order });
  }

  private closed(state: ProposalState, found: ProposalOfOrder, caller: Actor): Refusal {
    const words =
      state === 'expired'
        ? 'Заказ с тех пор изменился или прошла неделя: предложение больше не действует.'
        : `Предложение уже ${PROPOSAL_STATES[state]}.`;
    return new Refusal('proposal_closed', words, { fresh: this.answered(found, caller) });
  }

  private answered(found: ProposalOfOrder, caller: Actor): AnsweredProposalDto {
    return { proposal: this.view(found, caller), order: found.order };
  }

  private view({ proposal, order }: ProposalOfOrder, caller: Actor): ProposalDto {
    return proposalView(proposal, order, { now: this.clock.now(), named: isStaff(caller) });
  }

  private async orderOf(manager: EntityManager, id: number, caller: Actor): Promise<OrderDto> {
    const order = orNotFound(await this.visible(manager, id, caller), ABSENT.order);
    return order;
  }

  /** Null when the caller may not see the order. */
  private async visible(manager: EntityManager, id: number, caller: Actor): Promise<OrderDto | null> {
    const order = await this.reader.one(manager, id);
    return order && maySee(caller, order) ? order : null;
  }

  private async find(
    manager: EntityManager,
    id: number,
    caller: Actor,
    options: Pick<FindOneOptions<Proposal>, 'lock'> = {},
  ): Promise<ProposalOfOrder | null> {
    const proposal = await manager.findOne(Proposal, { where: { id }, ...options });
    const order = proposal && (await this.visible(manager, proposal.orderId, caller));
    return proposal && order ? { proposal, order } : null;
  }
}

const NOTICES = { accepted: 'proposalAccepted', declined: 'proposalDeclined' } as const;

/** Whether the client gets an e-mail: for actions of staff and, for test orders, for answers, which the owner gives for staff. */
const notifiesClient = (kind: ProposalNotice, { id }: OrderDto, caller: Actor): boolean =>
  isStaff(caller) || (modeOf(id) === 'test' && kind !== 'proposalMade');
