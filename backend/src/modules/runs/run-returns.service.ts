import { Injectable } from '@nestjs/common';
import { formatDateTime, minskDay, numbered, toMinsk } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { invalid, Refusal } from '../../platform/http/errors';
import { Journal } from '../../platform/journal/journal';
import { RunChanges } from './run-changes';
import { RunOutcomes } from './run-outcomes';
import { RunReader } from './run-reader';
import type { OfReturnedRunDto, RefusedOutcomeDto, ReturnRunDto, RunReturnDto } from './run-return.dto';
import type { RunDto } from './run.dto';
import type { Run } from './run.entity';

/** The return of a delivery run, in parts and by several people, and its cancellation (docs/contract.md#runs). */
@Injectable()
export class RunReturns {
  constructor(
    private readonly database: Database,
    private readonly changes: RunChanges,
    private readonly reader: RunReader,
    private readonly outcomes: RunOutcomes,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /**
   * Records outcomes of stops, all or none but those of stops that have another one already; `close` ends the run once every stop has one.
   * The version counts for the end alone: two people may tell outcomes at once. A repeat returns the same.
   */
  comeBack(id: number, { version, outcomes, close }: ReturnRunDto, caller: Actor): Promise<RunReturnDto> {
    return this.database.write(async (tx) => {
      const run = await this.changes.find(tx, id);
      if (!hasLeft(run)) throw new Refusal('transition', 'Рейс ещё не уехал.');
      if (close && !run.returnedAt) await this.changes.checkVersion(tx, run, version, caller);
      const refused = await this.record(tx, run, outcomes, caller);
      const closed = close && !run.returnedAt ? await this.close(tx, run, caller) : run;
      if (outcomes.length > refused.length) await this.changes.appendEvent(tx, caller);
      return { run: await this.reader.view(tx, closed, caller), refused };
    });
  }

  /** Cancels the return on its day; outcomes stay. A repeat returns the same. */
  takeBack(id: number, { version }: OfReturnedRunDto, caller: Actor): Promise<RunDto> {
    return this.database.write(async (tx) => {
      const run = await this.changes.find(tx, id);
      if (!run.returnedAt) return this.reader.view(tx, run, caller);
      await this.changes.checkVersion(tx, run, version, caller);
      if (minskDay(run.returnedAt) < this.reader.today())
        throw new Refusal('transition', 'Возвращение отменяют в тот же день. Исход исправляют в заказе.');
      const changed = await this.changes.save(tx, run, { returnedAt: null, returnedBy: null }, caller);
      await this.note(tx, run, 'runReturnUndone', caller);
      return this.reader.view(tx, changed, caller);
    });
  }

  private async record(
    tx: EntityManager,
    run: Run & { leftAt: Date },
    outcomes: ReturnRunDto['outcomes'],
    caller: Actor,
  ): Promise<RefusedOutcomeDto[]> {
    const refused: RefusedOutcomeDto[] = [];
    const { orders } = await this.reader.view(tx, run, caller);
    const told = new Set<number>();
    for (const [at, sent] of outcomes.entries()) {
      const stop = orders.find(({ id }) => id === sent.order);
      if (!stop || told.has(sent.order))
        throw invalid({
          [`outcomes.${at}.order`]: [
            stop ? 'Заказ назван дважды' : `Заказа ${numbered(sent.order)} нет в этом рейсе`,
          ],
        });
      told.add(sent.order);
      if (run.returnedAt && stop.outcome === null) throw await this.isBack(tx, run, caller);
      const message = await this.outcomes.record(tx, run, { sent, stop, at }, caller);
      if (message) refused.push({ order: sent.order, message });
    }
    return refused;
  }

  private async close(tx: EntityManager, run: Run, caller: Actor): Promise<Run> {
    const fresh = await this.reader.view(tx, run, caller);
    const open = fresh.orders.filter(({ live, outcome }) => live && outcome === null);
    if (open.length > 0) {
      const named = open.map(({ id }) => numbered(id)).join(', ');
      throw new Refusal('transition', `Без исхода: ${named}. Отметьте их, и рейс закроется.`, { fresh });
    }
    const values = { returnedAt: this.clock.now(), returnedBy: caller.name };
    const changed = await this.changes.save(tx, run, values, caller);
    await this.note(tx, run, 'runReturned', caller);
    return changed;
  }

  private async isBack(tx: EntityManager, run: Run, caller: Actor): Promise<Refusal> {
    const at = formatDateTime(run.returnedAt && toMinsk(run.returnedAt));
    const fresh = await this.reader.view(tx, run, caller);
    return new Refusal('transition', `Рейс вернулся ${at}: сначала отмените возвращение.`, { fresh });
  }

  private note(
    tx: EntityManager,
    { id }: Run,
    kind: 'runReturned' | 'runReturnUndone',
    actor: Actor,
  ): Promise<void> {
    return this.journal.record(tx, { kind, account: null, actor, detail: `рейс ${numbered(id)}` });
  }
}

const hasLeft = (run: Run): run is Run & { leftAt: Date } => run.leftAt !== null;
