import { Injectable } from '@nestjs/common';
import { toMinsk } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { assertChanged } from '../../platform/database/concurrent-update';
import { Database } from '../../platform/database/database';
import { LOCKED } from '../../platform/database/locked';
import { Feed } from '../../platform/feed/feed';
import type { Actor } from '../../platform/http/actor';
import { ABSENT, changedMeanwhile, notFound, Refusal } from '../../platform/http/errors';
import type { RunDto } from './run.dto';
import { Run } from './run.entity';
import { RunReader } from './run-reader';

/** The units of work that change a run. */
@Injectable()
export class RunChanges {
  constructor(
    private readonly database: Database,
    private readonly reader: RunReader,
    private readonly feed: Feed,
    private readonly clock: Clock,
  ) {}

  /** A change of an open run, over its newest version; `work` answers null when there is nothing to change. */
  changed(
    id: number,
    caller: Actor,
    work: (tx: EntityManager, run: Run) => Promise<Partial<Run> | null>,
    beside: number[] = [],
  ): Promise<RunDto> {
    return this.database.write(async (tx) => {
      const run = await this.open(tx, id, caller, beside);
      const change = await work(tx, run);
      return this.reader.view(tx, change ? await this.save(tx, run, change, caller) : run, caller);
    });
  }

  /** The run, while it may be changed. */
  async open(tx: EntityManager, id: number, caller: Actor, beside: number[] = []): Promise<Run> {
    const run = await this.found(tx, id, beside);
    if (run.leftAt)
      throw new Refusal('transition', `Рейс уехал ${toMinsk(run.leftAt)}: сначала отмените выезд.`, {
        fresh: await this.reader.view(tx, run, caller),
      });
    return run;
  }

  async found(tx: EntityManager, id: number, beside: number[] = []): Promise<Run> {
    const runs = await this.lock(tx, [id, ...beside]);
    const run = runs.find((one) => one.id === id);
    if (!run) throw notFound(ABSENT.run);
    return run;
  }

  /** In the order of their numbers, so that two who move orders between the same runs do not wait in a circle. */
  lock(tx: EntityManager, ids: number[]): Promise<Run[]> {
    return tx.find(Run, { where: { id: In(ids) }, order: { id: 'ASC' }, ...LOCKED });
  }

  async save(tx: EntityManager, run: Run, values: Partial<Run>, caller: Actor): Promise<Run> {
    const { id, version } = run;
    const change = { ...values, version: version + 1, changedBy: caller.name, changedAt: this.clock.now() };
    assertChanged(await tx.update(Run, { id, version }, change));
    await this.tell(tx, caller);
    return { ...run, ...change };
  }

  /** Open screens of staff read their runs anew. */
  tell(tx: EntityManager, caller: Actor): Promise<void> {
    return this.feed.append(tx, { type: 'run.changed', userId: caller.id });
  }

  async checkVersion(tx: EntityManager, run: Run, version: number, caller: Actor): Promise<void> {
    if (version === run.version) return;
    const savedBy = { name: run.changedBy, at: toMinsk(run.changedAt) };
    throw changedMeanwhile(await this.reader.view(tx, run, caller), savedBy);
  }
}
