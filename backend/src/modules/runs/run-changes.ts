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

/** Changes of runs, shared by the services of the module. */
@Injectable()
export class RunChanges {
  constructor(
    private readonly database: Database,
    private readonly reader: RunReader,
    private readonly feed: Feed,
    private readonly clock: Clock,
  ) {}

  /** Changes an open run in a transaction; `work` returns null when there is nothing to change. `alsoLocked`: other runs to lock. */
  change(
    id: number,
    caller: Actor,
    work: (tx: EntityManager, run: Run) => Promise<Partial<Run> | null>,
    alsoLocked: number[] = [],
  ): Promise<RunDto> {
    return this.database.write(async (tx) => {
      const run = await this.findOpen(tx, id, caller, alsoLocked);
      const change = await work(tx, run);
      return this.reader.view(tx, change ? await this.save(tx, run, change, caller) : run, caller);
    });
  }

  /** Locks a run; throws 409 when it has left. */
  async findOpen(tx: EntityManager, id: number, caller: Actor, alsoLocked: number[] = []): Promise<Run> {
    const run = await this.find(tx, id, alsoLocked);
    if (run.leftAt)
      throw new Refusal('transition', `Рейс уехал ${toMinsk(run.leftAt)}: сначала отмените выезд.`, {
        fresh: await this.reader.view(tx, run, caller),
      });
    return run;
  }

  /** Locks a run, and others in the order of ids, so that concurrent moves between the same runs cannot deadlock. */
  async find(tx: EntityManager, id: number, alsoLocked: number[] = []): Promise<Run> {
    const where = { id: In([id, ...alsoLocked]) };
    const runs = await tx.find(Run, { where, order: { id: 'ASC' }, ...LOCKED });
    const run = runs.find((one) => one.id === id);
    if (!run) throw notFound(ABSENT.run);
    return run;
  }

  async save(tx: EntityManager, run: Run, values: Partial<Run>, caller: Actor): Promise<Run> {
    const { id, version } = run;
    const change = { ...values, version: version + 1, changedBy: caller.name, changedAt: this.clock.now() };
    assertChanged(await tx.update(Run, { id, version }, change));
    await this.appendEvent(tx, caller);
    return { ...run, ...change };
  }

  /** The event makes open pages of staff reload their runs. */
  appendEvent(tx: EntityManager, caller: Actor): Promise<void> {
    return this.feed.append(tx, { type: 'run.changed', userId: caller.id });
  }

  async checkVersion(tx: EntityManager, run: Run, version: number, caller: Actor): Promise<void> {
    if (version === run.version) return;
    const savedBy = { name: run.changedBy, at: toMinsk(run.changedAt) };
    throw changedMeanwhile(await this.reader.view(tx, run, caller), savedBy);
  }
}
