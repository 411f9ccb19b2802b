import { Injectable } from '@nestjs/common';
import { formatDate, formatDateTime, MAX_OBJECTIONS, minskDay, toMinsk } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { insertMany } from '../../platform/database/insert-many';
import { LOCKED } from '../../platform/database/locked';
import type { Actor } from '../../platform/http/actor';
import { invalid, refusal, type FieldErrors } from '../../platform/http/errors';
import { checkVersion } from '../../platform/http/version';
import type { ActDto } from './act.dto';
import type { Act } from './act.entity';
import type { AgreeDto, NewObjectionDto, ObjectDto } from './agreement-input.dto';
import { ActNews } from './act-news';
import { ActReader } from './act-reader';
import { stateOf } from './act-state';
import { lastChange } from './last-change';
import { ActObjection } from './objection.entity';

/** A client agrees with an act or objects to it (docs/contract.md#act-agreement). */
@Injectable()
export class Agreement {
  constructor(
    private readonly database: Database,
    private readonly reader: ActReader,
    private readonly news: ActNews,
    private readonly clock: Clock,
  ) {}

  /** Freezes who has agreed and when. Idempotent. */
  agree(id: number, { version }: AgreeDto, caller: Actor): Promise<ActDto> {
    return this.database.write(async (tx) => {
      const act = await this.reader.find(tx, id, caller, LOCKED);
      if (act.annulledAt) throw refusal('transition', 'Акт аннулирован: соглашаться не с чем.');
      if (act.agreedAt) return this.reader.view(tx, act, caller);
      await this.checkVersion(tx, act, version, caller);
      if (waitingIn(await this.reader.objections(tx, id)).length > 0)
        throw refusal('transition', 'Сначала отзовите возражения, на которые ещё не ответили.');
      const agreed = await this.news.change(tx, act, { agreedAt: this.clock.now(), agreedBy: caller.name });
      const view = await this.reader.view(tx, agreed, caller);
      await this.news.tell(tx, agreed, { type: 'act.changed', kind: 'actAgreed', actor: caller });
      return view;
    });
  }

  /** The same objections that wait already are answered with what is there, so that a lost answer can be retried. */
  object(id: number, { version, objections: sent }: ObjectDto, caller: Actor): Promise<ActDto> {
    return this.database.write(async (tx) => {
      const act = await this.reader.find(tx, id, caller, LOCKED);
      const made = await this.reader.objections(tx, id);
      this.refuseClosed(act, made);
      const waiting = waitingIn(made);
      if (sent.every((one) => waiting.some((other) => isSame(one, other))))
        return this.reader.view(tx, act, caller);
      await this.checkVersion(tx, act, version, caller);
      const problems = await this.problems(tx, act, sent, made);
      if (Object.keys(problems).length > 0) throw invalid(problems);
      const now = this.clock.now();
      const isLate = act.objectUntil !== null && minskDay(now) > act.objectUntil;
      await insertMany(
        tx,
        ActObjection,
        sent.map(({ position, words }) => ({
          actId: id,
          position: position ?? null,
          words,
          author: caller.name,
          at: now,
          isLate,
        })),
      );
      const changed = await this.news.change(tx, act);
      const view = await this.reader.view(tx, changed, caller);
      const detail = String(sent.length);
      await this.news.tell(tx, changed, { type: 'act.objected', kind: 'actObjected', actor: caller, detail });
      return view;
    });
  }

  /** While it is not answered. Idempotent. */
  withdraw(id: number, caller: Actor): Promise<ActDto> {
    return this.database.write(async (tx) => {
      const { act, objection } = await this.reader.objection(tx, id, caller);
      if (objection.withdrawnAt) return this.reader.view(tx, act, caller);
      if (objection.answeredAt) await this.news.refuseChanged(tx, act, caller);
      await tx.update(ActObjection, { id }, { withdrawnAt: this.clock.now() });
      const changed = await this.news.change(tx, act);
      const view = await this.reader.view(tx, changed, caller);
      await this.news.tell(tx, changed, { type: 'act.changed', kind: 'objectionWithdrawn', actor: caller });
      return view;
    });
  }

  private refuseClosed(act: Act, made: readonly ActObjection[]): void {
    const mend = 'Если в нём ошибка, напишите менеджеру: он выставит исправление.';
    if (act.annulledAt) throw refusal('transition', 'Акт аннулирован: возражать не на что.');
    if (act.agreedAt) {
      const when = formatDateTime(toMinsk(act.agreedAt));
      throw refusal('transition', `Акт уже согласован: ${act.agreedBy ?? ''}, ${when}. ${mend}`);
    }
    const isAccepted = stateOf(act, countsOf(made), minskDay(this.clock.now())) === 'accepted';
    if (isAccepted)
      throw refusal(
        'transition',
        `Срок для возражений прошёл ${formatDate(act.objectUntil)}, и акт принят по п.\u00a05.7 договора. ${mend}`,
      );
  }

  private async problems(
    tx: EntityManager,
    act: Act,
    sent: readonly NewObjectionDto[],
    made: readonly ActObjection[],
  ): Promise<FieldErrors> {
    if (made.length + sent.length > MAX_OBJECTIONS)
      return { objections: [`К одному акту — не больше ${MAX_OBJECTIONS} возражений`] };
    const lines = new Set((await this.reader.lines(tx, act.id)).map(({ position }) => position));
    const named = new Set(waitingIn(made).map(({ position }) => position));
    const wrong = sent.map(({ position }) => {
      if (typeof position !== 'number') return null;
      if (!lines.has(position)) return 'Такой строки в акте нет';
      return named.has(position)
        ? 'На эту строку уже есть возражение: отзовите его, чтобы написать другое'
        : null;
    });
    return Object.fromEntries(
      wrong.flatMap((text, at) => (text ? [[`objections.${at}.position`, [text]]] : [])),
    );
  }

  private checkVersion(tx: EntityManager, act: Act, version: number, caller: Actor): Promise<void> {
    return checkVersion(
      version,
      act.version,
      () => this.reader.view(tx, act, caller),
      () => lastChange(tx, act, caller),
    );
  }
}

const waitingIn = (objections: readonly ActObjection[]): ActObjection[] =>
  objections.filter(({ withdrawnAt, answeredAt }) => !withdrawnAt && !answeredAt);

const countsOf = (objections: readonly ActObjection[]) => {
  const kept = objections.filter(({ withdrawnAt }) => !withdrawnAt);
  const waiting = waitingIn(kept).length;
  return { waiting, answered: kept.length - waiting };
};

const isSame = ({ position, words }: NewObjectionDto, other: ActObjection): boolean =>
  (position ?? null) === other.position && words === other.words;
