import { Injectable } from '@nestjs/common';
import {
  modeOf,
  PROPOSAL_STATES,
  PROPOSALS,
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
import { ABSENT, invalid, notFound, Refusal, refusal, type FieldErrors } from '../../../platform/http/errors';
import { given } from '../../../platform/http/field-classes';
import type { OrderDto } from '../http/dto/order.dto';
import { EditOrderService } from '../write/edit-order.service';
import { OrderReader } from '../read/order-reader';
import { maySee } from '../read/may-see';
import { ChangePreview } from './change-preview';
import type {
  AnsweredProposalDto,
  CreateProposalDto,
  DeclineProposalDto,
  ProposalDto,
} from './dto/proposal.dto';
import { Proposal } from './proposal.entity';
import { proposalView, proposalState, waitingView } from './proposal.mapper';

const sideOf = (caller: Actor): ProposalSide => (isStaff(caller) ? 'staff' : 'client');

const tooLate = {
  client: 'Изменить заказ здесь уже нельзя: за грузом выехали или заказ закрыт. Позвоните нам.',
  staff: 'Заказ закрыт: предлагать изменения поздно.',
};

/** A proposal and the order that it is about. */
interface Standing {
  proposal: Proposal;
  order: OrderDto;
}

type Happening = 'proposalMade' | 'proposalAccepted' | 'proposalDeclined';

/** How an answer ends a proposal. */
interface Ending {
  as: ProposalOutcome;
  why: string | null;
  /** What comes with it in the same unit of work: the order as it is then. */
  make: (tx: EntityManager, order: OrderDto) => Promise<OrderDto>;
}

/** Changes of orders that both sides agree on (docs/decisions/0027-proposals.md). */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly reader: OrderReader,
    private readonly editing: EditOrderService,
    private readonly preview: ChangePreview,
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
    const [mode, operation] = [callerMode(caller), `propose ${orderId}`];
    const sent = { userId: caller.id, mode, operation, body: dto };
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
      // The same side was faster: what it has proposed is told.
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
        as: 'accepted',
        why: null,
        make: (tx) => {
          const toldBy = isTold('proposalAccepted', order, caller) ? 'proposalAccepted' : undefined;
          return this.editing.change(tx, { ...change, id: orderId, version }, caller, { reason, toldBy });
        },
      };
    });
  }

  /** For the proposer, this withdraws the proposal. */
  decline(id: number, { reason }: DeclineProposalDto, caller: Actor): Promise<AnsweredProposalDto> {
    return this.answer(id, caller, ({ proposal, order }) => ({
      as: this.mayAnswer(proposal, order, caller) ? 'declined' : 'withdrawn',
      why: reason ?? null,
      make: (_tx, unchanged) =>
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
    const { reason, version, replaces, ...change } = dto;
    const problems = problemsOf(dto);
    if (problems['version']) throw invalid(problems);
    if (version !== order.version) {
      const message = 'Пока вы писали, заказ изменился. Проверьте его и отправьте ещё раз.';
      const savedBy = await this.history.savedBy(tx, 'order', orderId, caller);
      throw new Refusal('version_conflict', message, { fresh: order, savedBy });
    }
    if (!PROPOSALS[side].isOpen(order)) throw refusal('too_late', tooLate[side]);
    const foreseen = await this.preview.of(tx, order, change, {
      known: { ...problems, ...notTheirs(change, side) },
      strictly: side === 'client',
    });
    if (foreseen.changes.length === 0) throw invalid({ changes: ['Укажите, что изменить'] });
    await this.makeRoom(tx, order, caller, replaces);
    const { change: changed, ...shown } = foreseen;
    const row = {
      ...{ orderId, orderVersion: order.version, side, reason },
      ...{ change: JSON.stringify(changed), shown: JSON.stringify(shown) },
      createdAt: this.clock.now(),
      ...({ waiting: 1, outcome: null, answeredAt: null, answer: null } as const),
      staffName: side === 'staff' ? caller.name : null,
    };
    const proposal = { ...row, id: await insertOne(tx, Proposal, row) };
    const waiting = [...order.waiting.filter((other) => other.side !== side), waitingView(proposal)];
    await this.tell(tx, { proposal, order: { ...order, waiting } }, 'proposalMade', caller);
    return this.view({ proposal, order }, caller);
  }

  /** One proposal of each side waits at most: the next one stands in its place, if it says so. */
  private async makeRoom(
    tx: EntityManager,
    order: OrderDto,
    caller: Actor,
    replaces: number | null | undefined,
  ): Promise<void> {
    const former = await tx.findOneBy(Proposal, { orderId: order.id, side: sideOf(caller), waiting: 1 });
    if (!former) return;
    const standing = { proposal: former, order };
    const isWaiting = proposalState(former, order, this.clock.now()) === 'waiting';
    if (isWaiting && former.id !== replaces) {
      const fresh = { proposal: this.view(standing, caller), order };
      throw new Refusal('proposal_waits', undefined, { fresh });
    }
    await this.end(tx, former, { outcome: isWaiting ? 'withdrawn' : 'expired' });
  }

  /** The other side answers; for a test order, which only its owner sees, the owner. */
  private mayAnswer({ side }: Proposal, order: OrderDto, caller: Actor): boolean {
    return modeOf(order.id) === 'test' || side !== sideOf(caller);
  }

  /** Ends a proposal that waits; one that has ended in this very way is answered again, any other is refused as it is now. */
  private answer(
    id: number,
    caller: Actor,
    endingOf: (standing: Standing) => Ending,
  ): Promise<AnsweredProposalDto> {
    return this.database.write(async (tx) => {
      // Of several who answer at once the later ones wait, and see both the proposal and the order as the first has left them.
      const standing = await this.find(tx, id, caller, LOCKED);
      if (!standing) throw notFound(ABSENT.proposal);
      const { as, why, make } = endingOf(standing);
      const now = this.clock.now();
      const state = proposalState(standing.proposal, standing.order, now);
      if (state === as) return this.answered(standing, caller);
      if (state !== 'waiting') throw this.closed(state, standing, caller);
      const staffName = isStaff(caller) ? caller.name : standing.proposal.staffName;
      const change = { outcome: as, answeredAt: now, answer: why, staffName };
      const proposal = await this.end(tx, standing.proposal, change);
      const order = await make(tx, standing.order);
      if (as === 'accepted' || as === 'declined') await this.tell(tx, { proposal, order }, TOLD[as], caller);
      return this.answered({ proposal, order }, caller);
    });
  }

  private async end(tx: EntityManager, proposal: Proposal, change: Partial<Proposal>): Promise<Proposal> {
    const ended = { ...change, waiting: null };
    assertChanged(await tx.update(Proposal, { id: proposal.id, waiting: 1 }, ended));
    return { ...proposal, ...ended };
  }

  /** Programs get every event. */
  private async tell(
    tx: EntityManager,
    { proposal, order }: Standing,
    kind: Happening,
    caller: Actor,
  ): Promise<void> {
    if (isTold(kind, order, caller)) {
      const shown = proposalView(proposal, order, { now: this.clock.now(), named: false });
      await this.notifications.announce(tx, { kind, order, proposal: shown });
    }
    if (order.user.id !== null)
      await this.feed.append(tx, { type: 'order.proposal', userId: order.user.id, order });
  }

  private closed(state: ProposalState, standing: Standing, caller: Actor): Refusal {
    const words =
      state === 'expired'
        ? 'Заказ с тех пор изменился или прошла неделя: предложение больше не действует.'
        : `Предложение уже ${PROPOSAL_STATES[state]}.`;
    return new Refusal('proposal_closed', words, { fresh: this.answered(standing, caller) });
  }

  private answered(standing: Standing, caller: Actor): AnsweredProposalDto {
    return { proposal: this.view(standing, caller), order: standing.order };
  }

  private view({ proposal, order }: Standing, caller: Actor): ProposalDto {
    return proposalView(proposal, order, { now: this.clock.now(), named: isStaff(caller) });
  }

  private async orderOf(manager: EntityManager, id: number, caller: Actor): Promise<OrderDto> {
    const order = await this.seen(manager, id, caller);
    if (!order) throw notFound(ABSENT.order);
    return order;
  }

  /** Null when there is none that the caller may see. */
  private async seen(manager: EntityManager, id: number, caller: Actor): Promise<OrderDto | null> {
    const order = await this.reader.one(manager, id);
    return order && maySee(caller, order) ? order : null;
  }

  private async find(
    manager: EntityManager,
    id: number,
    caller: Actor,
    options: Pick<FindOneOptions<Proposal>, 'lock'> = {},
  ): Promise<Standing | null> {
    const proposal = await manager.findOne(Proposal, { where: { id }, ...options });
    const order = proposal && (await this.seen(manager, proposal.orderId, caller));
    return proposal && order ? { proposal, order } : null;
  }
}

const TOLD = { accepted: 'proposalAccepted', declined: 'proposalDeclined' } as const;

/** Whether the client gets a letter: of what staff have done, and of a test order's answer, which its owner gives in their place. */
const isTold = (kind: Happening, { id }: OrderDto, caller: Actor): boolean =>
  isStaff(caller) || (modeOf(id) === 'test' && kind !== 'proposalMade');

/** Fields that the other side alone may propose. */
const notTheirs = (change: object, side: ProposalSide): FieldErrors =>
  Object.fromEntries(
    Object.keys(given(change))
      .filter((name) => !PROPOSALS[side].fields.some((field) => field === name))
      .map((name) => [name, ['Это предлагает менеджер']]),
  );
