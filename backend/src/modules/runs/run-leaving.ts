import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { Refusal } from '../../platform/http/errors';
import { Journal } from '../../platform/journal/journal';
import { DepartureStatuses } from './departure-statuses';
import { Run, RunOrder } from './run.entity';
import { RunLists } from './run-lists';

/** Marks a run as left, for the desk and for the first outcome of its driver (docs/contract.md#runs). */
@Injectable()
export class RunLeaving {
  constructor(
    private readonly lists: RunLists,
    private readonly statuses: DepartureStatuses,
    private readonly journal: Journal,
  ) {}

  /** Of a locked run; its orders get their statuses at that moment unless `keepStatuses`. The caller tells the event and the journal. */
  async leave(
    tx: EntityManager,
    run: Run,
    { at, keepStatuses = false }: { at: Date; keepStatuses?: boolean },
    caller: Actor,
  ): Promise<Run & { leftAt: Date }> {
    if (!run.driver) throw new Refusal('transition', 'Назовите водителя: рейс без него не уезжает.');
    if (!(await tx.existsBy(RunOrder, { runId: run.id })))
      throw new Refusal('transition', 'В рейсе нет заказов.');
    if (!keepStatuses) await this.statuses.set(tx, run.id, caller, at);
    return { ...(await this.lists.save(tx, run, { changedWhat: null, leftAt: at }, caller)), leftAt: at };
  }

  /** Notes a departure or its cancellation; last in its transaction. `actor`: null for the driver. */
  note(
    tx: EntityManager,
    kind: 'runLeft' | 'runTakenBack',
    { id, ordersCount }: { id: number; ordersCount: number },
    actor: Actor | null,
  ): Promise<void> {
    const detail = `рейс № ${id}, заказов: ${ordersCount}${actor ? '' : ', по первому исходу водителя'}`;
    return this.journal.record(tx, { kind, account: null, actor, detail });
  }
}
