import { Injectable } from '@nestjs/common';
import { byAddress, toMinsk } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database';
import { LOCKED } from '../../platform/database/locked';
import { Feed } from '../../platform/feed/feed';
import type { Actor } from '../../platform/http/actor';
import { ABSENT, orNotFound, Refusal } from '../../platform/http/errors';
import type { RunDto } from './run.dto';
import { Run, type RunOrder } from './run.entity';
import { RunLists } from './run-lists';
import { RunReader } from './run-reader';

/** Changes of runs, shared by the services of the module. */
@Injectable()
export class RunChanges {
  constructor(
    private readonly database: Database,
    private readonly lists: RunLists,
    private readonly reader: RunReader,
    private readonly feed: Feed,
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
    const run = orNotFound(
      runs.find((one) => one.id === id),
      ABSENT.run,
    );
    return run;
  }

  /** Saves a change of the run itself, or with `changedWhat` of its orders. */
  async save(tx: EntityManager, run: Run, values: Partial<Run>, caller: Actor): Promise<Run> {
    const changed = await this.lists.save(tx, run, { changedWhat: null, ...values }, caller);
    await this.appendEvent(tx, caller);
    return changed;
  }

  /** Sorts rows by address; their positions start behind `after`. */
  async sortByAddress(tx: EntityManager, id: number, rows: readonly RunOrder[], after = 0): Promise<void> {
    const { stops } = await this.reader.stops(tx, rows, null);
    const noAddress = { town: null, street: null, house: null, housing: null, flat: null };
    const stopOf = ({ orderId }: { orderId: number }) => stops.get(orderId) ?? noAddress;
    const sorted = [...rows].sort((one, other) => byAddress(stopOf(one), stopOf(other)));
    await this.lists.arrange(tx, id, sorted, after);
  }

  /** The event makes open pages of staff reload their runs. */
  appendEvent(tx: EntityManager, caller: Pick<Actor, 'id'>): Promise<void> {
    return this.feed.append(tx, { type: 'run.changed', userId: caller.id });
  }

  checkVersion(tx: EntityManager, run: Run, version: number, caller: Actor): Promise<void> {
    return this.lists.assertVersion(run, version, () => this.reader.view(tx, run, caller));
  }
}
