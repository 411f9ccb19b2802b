import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { times } from '../../platform/common/times';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { LOCKED } from '../../platform/database/locked';
import type { Actor } from '../../platform/http/actor';
import { invalid, refusal } from '../../platform/http/errors';
import { Journal } from '../../platform/journal/journal';
import type { ActSeriesDto } from './act-series.dto';
import type { StateLastActDto } from './act-input.dto';
import { ActNumbers } from './act-numbers';

/** The numbers of acts after a restore (docs/contract.md#acts). */
@Injectable()
export class ActSeriesService {
  constructor(
    private readonly database: Database,
    private readonly numbers: ActNumbers,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  read(): Promise<ActSeriesDto> {
    return this.view(this.database.read);
  }

  /** Throws 409 when issuing is not stopped, 422 for a number that an act here exceeds. */
  state({ last }: StateLastActDto, caller: Actor): Promise<ActSeriesDto> {
    return this.database.write(async (tx) => {
      const now = this.clock.now();
      const restore = await this.numbers.stopped(tx, LOCKED);
      if (!restore) throw refusal('transition', 'Последний номер уже назван: акты снова можно выставлять.');
      const known = await this.numbers.last(tx, now);
      if (last < known)
        throw invalid({ last: [`Здесь уже есть акт №\u00a0${known}: последний номер не меньше`] });
      await this.numbers.state(tx, restore, { last, known, by: caller.name, now });
      const view = await this.view(tx);
      const gap = last > known ? `; № ${known + 1}–${last} выданы до восстановления` : '';
      const detail = `Последний выданный номер: ${last}${gap}`;
      await this.journal.record(tx, { kind: 'actNumberStated', account: null, actor: caller, detail });
      return view;
    });
  }

  private async view(manager: EntityManager): Promise<ActSeriesDto> {
    const stopped = await this.numbers.stopped(manager);
    const gaps = await this.numbers.gaps(manager);
    return {
      last: await this.numbers.last(manager, this.clock.now()),
      stopped: stopped && {
        ...times('restoredAt', stopped.restoredAt),
        ...times('backupAt', stopped.backupAt),
      },
      gaps: gaps.map(({ year, first, last, restoredAt }) => ({
        year: year ?? 0,
        first: first ?? 0,
        last: last ?? 0,
        ...times('restoredAt', restoredAt),
      })),
    };
  }
}
