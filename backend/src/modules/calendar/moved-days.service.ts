import { Injectable } from '@nestjs/common';
import { formatDate, isOrdinaryWorkingDay, type MovedDay } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { assertChanged, ConcurrentUpdateError } from '../../platform/database/concurrent-update';
import { Database } from '../../platform/database/database';
import { isDuplicate } from '../../platform/database/driver-errors';
import type { Actor } from '../../platform/http/actor';
import { changedMeanwhile, invalid, notFound, type FieldErrors } from '../../platform/http/errors';
import { History } from '../../platform/journal/history/history';
import type { MovedDaysDto, UpdateMovedDaysDto } from './dto/moved-days.dto';
import { MovedDaysRecord } from './moved-days.entity';

export const NO_YEAR = 'Такого года нет: переносы вносят за годы с 2000 по 2099.';

/** Reads and replaces the moved working days of years. */
@Injectable()
export class MovedDays {
  constructor(
    private readonly database: Database,
    private readonly history: History,
  ) {}

  /** The moved days of the years that are known, by year. */
  async ofYears(manager: EntityManager, years: readonly number[]): Promise<Map<number, MovedDay[]>> {
    const rows = await manager.findBy(MovedDaysRecord, { year: In([...years]) });
    return new Map(rows.map(({ year, days }) => [year, JSON.parse(days) as MovedDay[]]));
  }

  /** Throws 404 for no year. */
  async read(text: string): Promise<MovedDaysDto> {
    return this.view(this.database.read, yearOf(text));
  }

  /** Replaces the list. Sending the stored data again succeeds with any version, so that a lost answer can be retried. */
  async update(text: string, dto: UpdateMovedDaysDto, actor: Actor): Promise<MovedDaysDto> {
    const year = yearOf(text);
    const problems = problemsOf(dto, year);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    return this.database.write(async (tx) => {
      const stored = await this.view(tx, year);
      const days = dto.days
        .map(({ day, isWorking }) => ({ day, isWorking }))
        .toSorted((one, other) => (one.day < other.day ? -1 : 1));
      const [from, to] = [inWords(stored.days), inWords(days)];
      if (stored.isKnown && from === to) return stored;
      if (dto.version !== stored.version)
        throw changedMeanwhile(stored, await this.history.savedBy(tx, 'movedDays', year, actor));
      const row = { year, days: JSON.stringify(days), version: stored.version + 1 };
      await save(tx, row, stored);
      const change = { field: 'days', from: stored.isKnown ? from : null, to: `${year}: ${to}` };
      await this.history.record(tx, 'movedDays', year, actor, [change]);
      return { year, isKnown: true, days, version: row.version };
    });
  }

  private async view(manager: EntityManager, year: number): Promise<MovedDaysDto> {
    const row = await manager.findOneBy(MovedDaysRecord, { year });
    if (!row) return { year, isKnown: false, days: [], version: 0 };
    return { year, isKnown: true, days: JSON.parse(row.days) as MovedDay[], version: row.version };
  }
}

async function save(tx: EntityManager, row: MovedDaysRecord, stored: MovedDaysDto): Promise<void> {
  const { year, version } = stored;
  if (stored.isKnown) return assertChanged(await tx.update(MovedDaysRecord, { year, version }, row));
  await tx.insert(MovedDaysRecord, row).catch((error: unknown) => {
    // Another admin has typed the year at the same time.
    throw isDuplicate(error) ? new ConcurrentUpdateError() : error;
  });
}

function yearOf(text: string): number {
  if (!/^20\d\d$/.test(text)) throw notFound(NO_YEAR);
  return Number(text);
}

function problemsOf({ days }: UpdateMovedDaysDto, year: number): FieldErrors {
  const wrong = days.map(({ day, isWorking }) => {
    if (!day.startsWith(`${year}-`)) return `Нужен день ${year}\u00a0года`;
    if (isOrdinaryWorkingDay(day) !== isWorking) return null;
    return isWorking ? 'Этот день и так рабочий' : 'Этот день и так выходной';
  });
  return Object.fromEntries(wrong.flatMap((text, at) => (text ? [[`days.${at}.day`, [text]]] : [])));
}

const inWords = (days: readonly MovedDay[]): string =>
  days.map(({ day, isWorking }) => `${formatDate(day)} — ${isWorking ? 'рабочий' : 'выходной'}`).join('; ') ||
  'переносов нет';
