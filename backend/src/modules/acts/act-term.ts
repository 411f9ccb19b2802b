import { Injectable } from '@nestjs/common';
import { addDays, minskDay, OBJECTION_DAYS, workingDayAfter } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { MovedDays } from '../calendar';
import { CompanyService } from '../company/company.service';
import type { Act } from './act.entity';

type Term = Pick<Act, 'objectUntil' | 'knowsMovedDays' | 'acceptsByTerm'>;

/** The term of clause 5.7 of the договор, as an act announces and freezes it. */
@Injectable()
export class ActTerm {
  constructor(
    private readonly movedDays: MovedDays,
    private readonly company: CompanyService,
  ) {}

  /** Of an act issued now. Without the moved days of a year in it the term is that of the ordinary week. */
  async from(tx: EntityManager, now: Date): Promise<Term> {
    const today = minskDay(now);
    const year = Number(today.slice(0, 4));
    const known = await this.movedDays.ofYears(tx, [year, year + 1]);
    const objectUntil = workingDayAfter(today, OBJECTION_DAYS, [...known.values()].flat());
    const years = [addDays(today, 1), objectUntil].map((day) => Number(day.slice(0, 4)));
    const { actsAcceptedByTerm } = await this.company.read(tx);
    return {
      objectUntil,
      knowsMovedDays: years.every((one) => known.has(one)),
      acceptsByTerm: actsAcceptedByTerm ?? false,
    };
  }
}
