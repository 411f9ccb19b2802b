import { Injectable } from '@nestjs/common';
import { formatDateTime, numbered, toMinsk } from '@shlyah/domain';
import { In, IsNull } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { invalid, Refusal } from '../../platform/http/errors';
import { DepartureStatuses } from './departure-statuses';
import { DriverTold } from './driver-told';
import type { RunDto } from './run.dto';
import type { RunVersionDto, ToldRunDto } from './run-input.dto';
import { RunOrder } from './run.entity';
import { RunChanges } from './run-changes';
import { RunLeaving } from './run-leaving';
import { RunReader } from './run-reader';

/** The departure of a delivery run, its cancellation, and what its driver is told on the way (docs/contract.md#runs). */
@Injectable()
export class RunDepartures {
  constructor(
    private readonly database: Database,
    private readonly changes: RunChanges,
    private readonly reader: RunReader,
    private readonly statuses: DepartureStatuses,
    private readonly leaving: RunLeaving,
    private readonly told: DriverTold,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks a run as left, after which it cannot change, and its orders as on their way or being collected, unless `keepStatuses`; a repeat
   * returns the same. What its driver has told before is then recorded.
   */
  async leave(id: number, { version, keepStatuses }: RunVersionDto, caller: Actor): Promise<RunDto> {
    await this.database.write(async (tx) => {
      const run = await this.changes.find(tx, id);
      if (run.leftAt) return;
      await this.changes.checkVersion(tx, run, version, caller);
      const at = this.clock.now();
      const left = await this.leaving.leave(tx, run, { at, keepStatuses: keepStatuses === true }, caller);
      await this.changes.appendEvent(tx, caller);
      await this.leaving.note(tx, 'runLeft', await this.reader.view(tx, left, caller), caller);
    });
    await this.told.retake(id);
    return this.reader.one(id, caller);
  }

  /**
   * Cancels the departure with the statuses that it has set, until the day of the run ends or another run takes an order of it; a repeat
   * returns the same.
   */
  takeBack(id: number, { version, keepStatuses }: RunVersionDto, caller: Actor): Promise<RunDto> {
    return this.database.write(async (tx) => {
      const run = await this.changes.find(tx, id);
      if (!run.leftAt) return this.reader.view(tx, run, caller);
      await this.changes.checkVersion(tx, run, version, caller);
      if (run.returnedAt)
        throw new Refusal(
          'transition',
          `Рейс вернулся ${formatDateTime(toMinsk(run.returnedAt))}: сначала отмените возвращение.`,
        );
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
      if (!keepStatuses) await this.statuses.giveBack(tx, id, caller, run.leftAt);
      const changed = await this.changes.save(tx, run, { leftAt: null }, caller);
      const answer = await this.reader.view(tx, changed, caller);
      await this.leaving.note(tx, 'runTakenBack', answer, caller);
      return answer;
    });
  }

  /** Marks the changes of orders of a run on its way as told to its driver; a repeat returns the same. */
  tell(id: number, { version, ids }: ToldRunDto, caller: Actor): Promise<RunDto> {
    return this.database.write(async (tx) => {
      const run = await this.changes.find(tx, id);
      if (!run.leftAt || run.returnedAt) throw new Refusal('transition', 'Рейс не в пути.');
      const fresh = await this.reader.view(tx, run, caller);
      const unknown = ids.filter((order) => !fresh.orders.some((stop) => stop.id === order));
      if (unknown.length > 0)
        throw invalid({ ids: [`Нет в этом рейсе: ${unknown.map(numbered).join(', ')}`] });
      if (!fresh.orders.some((stop) => stop.untold && ids.includes(stop.id))) return fresh;
      await this.changes.checkVersion(tx, run, version, caller);
      const told = { toldAt: this.clock.now(), toldBy: caller.name };
      await tx.update(RunOrder, { runId: id, orderId: In(ids) }, told);
      return this.reader.view(tx, await this.changes.save(tx, run, {}, caller), caller);
    });
  }
}
