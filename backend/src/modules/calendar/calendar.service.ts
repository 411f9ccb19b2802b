import { Injectable } from '@nestjs/common';
import { WEEKDAYS, type Calendar } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database';
import { assertChanged } from '../../platform/database/concurrent-update';
import type { Actor } from '../../platform/http/actor';
import { changedMeanwhile } from '../../platform/http/errors';
import { History, type Change } from '../../platform/journal/history/history';
import { CALENDAR_ID as id, CalendarRecord } from './calendar.entity';
import type { CalendarDto, UpdateCalendarDto } from './dto/calendar.dto';

/** Reads and replaces the delivery calendar. */
@Injectable()
export class CalendarService {
  constructor(
    private readonly database: Database,
    private readonly history: History,
  ) {}

  async read(manager: EntityManager = this.database.read): Promise<CalendarDto> {
    const { data, version } = await manager.findOneByOrFail(CalendarRecord, { id });
    return { ...(JSON.parse(data) as Omit<CalendarDto, 'version'>), version };
  }

  /** Replaces the record. Sending the stored data again succeeds with any version, so that a lost answer can be retried. */
  update(dto: UpdateCalendarDto, actor: Actor): Promise<CalendarDto> {
    return this.database.write(async (tx) => {
      const stored = await this.read(tx);
      const changed = calendarOf(dto);
      const changes = changesOf(stored, changed);
      if (changes.length === 0) return stored;
      if (dto.version !== stored.version)
        throw changedMeanwhile(stored, await this.history.savedBy(tx, 'calendar', id, actor));
      const row = { data: JSON.stringify(changed), version: stored.version + 1 };
      assertChanged(await tx.update(CalendarRecord, { id, version: stored.version }, row));
      await this.history.record(tx, 'calendar', id, actor, changes);
      return { ...changed, version: row.version };
    });
  }
}

const calendarOf = ({ weekdays, days, closesAt }: UpdateCalendarDto): Omit<CalendarDto, 'version'> => ({
  weekdays: WEEKDAYS.filter((name) => weekdays.includes(name)),
  days: days
    .map(({ day, isOpen, name }) => ({ day, isOpen: isOpen === true, name: name ?? '' }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  closesAt: closesAt ?? null,
});

function changesOf(before: Calendar, after: Calendar): Change[] {
  const [from, to] = [inWords(before), inWords(after)];
  return (['weekdays', 'days', 'closesAt'] as const)
    .filter((field) => from[field] !== to[field])
    .map((field) => ({ field, from: from[field], to: to[field] }));
}

const inWords = ({ weekdays, days, closesAt }: Calendar) => ({
  weekdays: weekdays.join(', '),
  days: days.map(({ day, isOpen, name }) => `${isOpen ? '+' : '−'} ${day} ${name}`.trim()).join('; ') || null,
  closesAt: closesAt === null ? null : `${closesAt}:00`,
});
