import { Injectable } from '@nestjs/common';
import { dayProblem, formatDate, isDeliveryDay, MESSAGES, type RunBody } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { insertOne } from '../../platform/database/insert-many';
import type { Actor } from '../../platform/http/actor';
import { invalid, Refusal, refusal } from '../../platform/http/errors';
import { given } from '../../platform/http/field-classes';
import { Idempotency } from '../../platform/idempotency/idempotency';
import type { Repeat } from '../../platform/idempotency/repeat';
import { CalendarService } from '../calendar';
import { DriverTold } from './driver-told';
import type { RunDto, RunSummaryDto } from './run.dto';
import type { CreateRunDto, UpdateRunDto } from './run-input.dto';
import { Run, RunOrder } from './run.entity';
import { RunChanges } from './run-changes';
import { RunReader } from './run-reader';

/** Creates, changes and deletes delivery runs (docs/contract.md#runs). */
@Injectable()
export class RunsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly changes: RunChanges,
    private readonly reader: RunReader,
    private readonly calendar: CalendarService,
    private readonly told: DriverTold,
    private readonly clock: Clock,
  ) {}

  /** The runs of a day with the outcomes of their drivers that await a decision. */
  async ofDay(day: string | null | undefined, ids: number[] | null, caller: Actor): Promise<RunSummaryDto[]> {
    const runs = await this.reader.ofDay(day, ids, caller);
    const conflicts = await this.told.conflictsOf(
      runs.map(({ id }) => id),
      caller,
    );
    return runs.map((run) => ({ ...run, conflicts: conflicts.get(run.id) ?? 0 }));
  }

  create(dto: CreateRunDto, caller: Actor, repeat: Repeat): Promise<RunDto> {
    const { day, driver, driverPhone, car, confirmDay } = dto;
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
          await this.checkDay(day, confirmDay);
          const now = this.clock.now();
          const id = await insertOne(tx, Run, {
            ...body,
            byHand: false,
            version: 1,
            createdAt: now,
            leftAt: null,
            returnedAt: null,
            returnedBy: null,
            changedBy: caller.name,
            changedAt: now,
            changedWhat: null,
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
  update(id: number, { version, confirmDay, ...dto }: UpdateRunDto, caller: Actor): Promise<RunDto> {
    return this.changes.change(id, caller, async (tx, run) => {
      await this.changes.checkVersion(tx, run, version, caller);
      const change = given(dto) as Partial<RunBody>;
      if ('day' in change && change.day !== run.day) await this.checkDay(change.day, confirmDay);
      return change;
    });
  }

  /**
   * The day has the limits of a delivery day; one that the calendar closes is asked about. Only a new day is checked, so that other fields of a
   * past run can change.
   */
  private async checkDay(day: string | null | undefined, isConfirmed: boolean | null = false): Promise<void> {
    const problem = day ? dayProblem(day, this.clock.now()) : MESSAGES.required;
    if (!day || problem !== null) throw invalid({ day: [problem ?? MESSAGES.required] });
    if (!isConfirmed && !isDeliveryDay(day, await this.calendar.read()))
      throw refusal('unusual_day', `${formatDate(day)} доставки нет.`);
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
}
