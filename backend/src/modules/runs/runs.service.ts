import { Injectable } from '@nestjs/common';
import { dayProblem, MESSAGES, numbered, type RunBody } from '@shlyah/domain';
import { IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { insertOne } from '../../platform/database/insert-many';
import type { Actor } from '../../platform/http/actor';
import { invalid, Refusal } from '../../platform/http/errors';
import { given } from '../../platform/http/field-classes';
import { Idempotency } from '../../platform/idempotency/idempotency';
import type { Repeat } from '../../platform/idempotency/repeat';
import { Journal } from '../../platform/journal/journal';
import type { CreateRunDto, RunDto, UpdateRunDto } from './run.dto';
import { Run, RunOrder } from './run.entity';
import { RunChanges } from './run-changes';
import { RunReader } from './run-reader';

/** Creates, changes and dispatches delivery runs (docs/contract.md#runs). */
@Injectable()
export class RunsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly changes: RunChanges,
    private readonly reader: RunReader,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  create(dto: CreateRunDto, caller: Actor, repeat: Repeat): Promise<RunDto> {
    const { day, driver, driverPhone, car } = dto;
    const body: RunBody = { day, driver, driverPhone, car };
    const view = async (tx: EntityManager, id: number): Promise<RunDto | null> => {
      const run = await tx.findOneBy(Run, { id });
      return run && this.reader.view(tx, run, caller);
    };
    return this.idempotency.run(
      repeat,
      { userId: caller.id, operation: 'run', body },
      {
        create: async (tx) => {
          this.checkDay(day);
          const now = this.clock.now();
          const id = await insertOne(tx, Run, {
            ...body,
            byHand: false,
            version: 1,
            createdAt: now,
            leftAt: null,
            changedBy: caller.name,
            changedAt: now,
          });
          await this.changes.appendEvent(tx, caller);
          const answer = await view(tx, id);
          if (!answer) throw new Error(`Run ${id} is missing`);
          return { id, answer };
        },
        again: view,
      },
    );
  }

  /** Changes driver, car or day; the orders and their sequence stay. */
  update(id: number, { version, ...dto }: UpdateRunDto, caller: Actor): Promise<RunDto> {
    return this.changes.change(id, caller, async (tx, run) => {
      await this.changes.checkVersion(tx, run, version, caller);
      const change = given(dto) as Partial<RunBody>;
      if ('day' in change && change.day !== run.day) this.checkDay(change.day);
      return change;
    });
  }

  /** The day has the limits of a delivery day. Only a new day is checked, so that other fields of a past run can change. */
  private checkDay(day: string | null | undefined): void {
    const problem = day ? dayProblem(day, this.clock.now()) : MESSAGES.required;
    if (problem !== null) throw invalid({ day: [problem] });
  }

  /** Deletes a run without orders. */
  remove(id: number, caller: Actor): Promise<void> {
    return this.database.write(async (tx) => {
      await this.changes.find(tx, id);
      if (await tx.existsBy(RunOrder, { runId: id }))
        throw new Refusal('transition', 'В рейсе есть заказы: сначала уберите их.');
      await tx.delete(Run, { id });
      await this.changes.appendEvent(tx, caller);
    });
  }

  /** Marks a run as left, after which it cannot change; a repeat returns the same. */
  leave(id: number, version: number, caller: Actor): Promise<RunDto> {
    return this.database.write(async (tx) => {
      const run = await this.changes.find(tx, id);
      if (run.leftAt) return this.reader.view(tx, run, caller);
      await this.changes.checkVersion(tx, run, version, caller);
      if (!run.driver) throw new Refusal('transition', 'Назовите водителя: рейс без него не уезжает.');
      if (!(await tx.existsBy(RunOrder, { runId: id })))
        throw new Refusal('transition', 'В рейсе нет заказов.');
      return this.setDeparture(tx, run, this.clock.now(), caller);
    });
  }

  /** Cancels the departure, until the day of the run ends or another run takes an order of it; a repeat returns the same. */
  takeBack(id: number, version: number, caller: Actor): Promise<RunDto> {
    return this.database.write(async (tx) => {
      const run = await this.changes.find(tx, id);
      if (!run.leftAt) return this.reader.view(tx, run, caller);
      await this.changes.checkVersion(tx, run, version, caller);
      // Its orders may have moved to other runs.
      if (run.day < this.reader.today())
        throw new Refusal('transition', 'День рейса прошёл: выезд уже не отменить.');
      const taken = await tx.find(RunOrder, {
        where: { runId: id, liveOrderId: IsNull() },
        order: { orderId: 'ASC' },
      });
      if (taken.length > 0)
        throw new Refusal(
          'transition',
          `${taken.length === 1 ? 'Заказ' : 'Заказы'} ${taken.map(({ orderId }) => numbered(orderId)).join(', ')} забрал другой рейс: выезд уже не отменить.`,
        );
      return this.setDeparture(tx, run, null, caller);
    });
  }

  private async setDeparture(
    tx: EntityManager,
    run: Run,
    leftAt: Date | null,
    caller: Actor,
  ): Promise<RunDto> {
    const changed = await this.changes.save(tx, run, { leftAt }, caller);
    const answer = await this.reader.view(tx, changed, caller);
    await this.journal.record(tx, {
      kind: leftAt ? 'runLeft' : 'runTakenBack',
      account: null,
      actor: caller,
      detail: `рейс № ${run.id}, заказов: ${answer.ordersCount}`,
    });
    return answer;
  }
}
