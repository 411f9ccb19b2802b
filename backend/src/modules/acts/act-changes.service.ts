import { Injectable } from '@nestjs/common';
import { formatPrice, toKopecks, type ActKind } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { LOCKED } from '../../platform/database/locked';
import type { Actor } from '../../platform/http/actor';
import { invalid, refusal, type FieldErrors } from '../../platform/http/errors';
import { checkVersion } from '../../platform/http/version';
import type { ActDto } from './act.dto';
import { Act, ActLine, OwnLine } from './act.entity';
import type { AnnulActDto, CorrectActDto } from './act-input.dto';
import { correctingLines, totalsOf, type NewLine } from './act-lines';
import { rateOf } from './act.mapper';
import { ActNews } from './act-news';
import { ActReader } from './act-reader';
import { ActWriter } from './act-writer';
import { Settlements } from './settlements';
import { lastChange } from './last-change';
import { ObjectionsOfChanges } from './objections-of-changes';

/** Annuls and corrects acts (docs/contract.md#acts). */
@Injectable()
export class ActChanges {
  constructor(
    private readonly database: Database,
    private readonly reader: ActReader,
    private readonly writer: ActWriter,
    private readonly settlements: Settlements,
    private readonly news: ActNews,
    private readonly objections: ObjectionsOfChanges,
    private readonly clock: Clock,
  ) {}

  /** The number stays; orders and own lines are free again. Idempotent. */
  annul(id: number, { version, reason }: AnnulActDto, caller: Actor): Promise<ActDto> {
    return this.database.write(async (tx) => {
      const act = await this.reader.find(tx, id, caller, LOCKED);
      if (act.annulledAt) return this.reader.view(tx, act, caller);
      await this.checkVersion(tx, act, version, caller);
      if (act.agreedAt)
        throw refusal(
          'transition',
          'Клиент согласился с актом: выставьте исправление, аннулировать акт нельзя.',
        );
      const [correction] = await this.reader.corrections(tx, id);
      if (correction)
        throw refusal('transition', `Сначала аннулируйте исправление №\u00a0${correction.number}.`);
      const settled = (await this.settlements.ofActs(tx, [act])).get(id);
      if (settled && settled.paid > 0)
        throw refusal(
          'transition',
          `По акту оплачено ${formatPrice(settled.paid)}: исправьте его или сделайте сторно оплаты.`,
        );
      const change = {
        annulledAt: this.clock.now(),
        annulledBy: caller.name,
        annulReason: reason,
      };
      const annulled = await this.news.change(tx, act, change);
      await this.objections.close(tx, annulled);
      await tx.update(ActLine, { actId: id }, { liveOrderId: null });
      await tx.update(OwnLine, { actId: id }, { actId: null });
      await this.bump(tx, act.correctsId);
      const view = await this.reader.view(tx, annulled, caller);
      await this.news.annulled(tx, annulled, reason);
      const news = { type: 'act.changed', kind: 'actAnnulled', actor: caller, detail: reason } as const;
      await this.news.tell(tx, annulled, news);
      return view;
    });
  }

  /** Issues a correction of an act's lines. */
  correct(id: number, { version, reason, lines: sent }: CorrectActDto, caller: Actor): Promise<ActDto> {
    return this.database.write(async (tx) => {
      const number = await this.writer.number(tx);
      const act = await this.reader.find(tx, id, caller, LOCKED);
      if (act.annulledAt) throw refusal('transition', 'Акт аннулирован: исправлять нечего.');
      if (act.kind === 'correction')
        throw refusal('transition', 'Это исправление: исправляйте сам акт или аннулируйте исправление.');
      await this.checkVersion(tx, act, version, caller);
      const correction = await this.writer.insert(
        tx,
        {
          ...number,
          kind: 'correction' satisfies ActKind,
          month: act.month,
          userId: act.userId,
          requisites: act.requisites,
          vatPercent: rateOf(act),
          correctsId: id,
          reason,
        },
        await this.corrected(tx, act, sent),
        caller,
      );
      const positions = sent.map(({ position }) => position);
      await this.objections.answerBy(tx, correction, positions);
      await this.bump(tx, id);
      const view = await this.reader.view(tx, correction, caller);
      await this.writer.tell(tx, correction, act, caller);
      return view;
    });
  }

  private async corrected(tx: EntityManager, act: Act, sent: CorrectActDto['lines']): Promise<NewLine[]> {
    const lines = new Map((await this.reader.lines(tx, act.id)).map((line) => [line.position, line]));
    const former = await tx.findBy(ActLine, {
      actId: In((await this.reader.corrections(tx, act.id)).map(({ id }) => id)),
    });
    const problems: FieldErrors = {};
    const made = sent.flatMap(({ position, price }, at) => {
      const line = lines.get(position);
      const kopecks = toKopecks(price);
      if (!line) problems[`lines.${at}.position`] = ['Такой строки в акте нет'];
      if (!line) return [];
      const changes = former.filter(({ correctsPosition }) => correctsPosition === position);
      const { sum, vat } = totalsOf([line, ...changes]);
      if (kopecks === sum) problems[`lines.${at}.price`] = ['Сумма строки и так такая'];
      if (kopecks < 0 && line.orderId !== null)
        problems[`lines.${at}.price`] = ['Сумма заказа не может быть меньше 0'];
      return correctingLines(line, { now: { price: sum, vat }, price: kopecks, vatPercent: rateOf(act) });
    });
    if (Object.keys(problems).length > 0) throw invalid(problems);
    return made;
  }

  private checkVersion(tx: EntityManager, act: Act, version: number, caller: Actor): Promise<void> {
    return checkVersion(
      version,
      act.version,
      () => this.reader.view(tx, act, caller),
      () => lastChange(tx, act, caller),
    );
  }

  /** An act that gets or loses a correction is another version: who corrects it has to see that. */
  private async bump(tx: EntityManager, id: number | null): Promise<void> {
    if (id !== null) await tx.increment(Act, { id }, 'version', 1);
  }
}
