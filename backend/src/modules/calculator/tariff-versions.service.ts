import { Injectable } from '@nestjs/common';
import { addDays, fromMinsk, MESSAGES, minskDay, toMinsk } from '@shlyah/domain';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { Clock } from '../../platform/common/clock';
import { times } from '../../platform/common/times';
import { Database } from '../../platform/database/database';
import { ABSENT, orNotFound, invalid, notFound } from '../../platform/http/errors';
import { differenceChanges, differences } from './differences';
import type { CalculatorDto } from './dto/calculator.dto';
import type {
  ComingTariffDto,
  RepublishTariffDto,
  TariffAnnouncementDto,
  TariffVersionDto,
  UpdateComingTariffDto,
} from './dto/versions.dto';
import {
  upcomingVersion,
  parseFigures,
  inForce,
  serializeFigures,
  readTariff,
  versionFigures,
} from './figures';
import { editedFigures } from './tariff-edit';
import { TariffStore } from './tariff-store';
import { ALWAYS, TariffVersion } from './tariff-version.entity';
import { calculatorView } from './tariff.mapper';

/** Versions in the list. */
export const SHOWN_VERSIONS = 50;

/** Days ahead for which a version can be scheduled. */
const DAYS_AHEAD = 365;

/** Former and scheduled versions of the tariff (docs/contract.md#tariff-versions). */
@Injectable()
export class TariffVersionsService {
  constructor(
    private readonly database: Database,
    private readonly store: TariffStore,
    private readonly clock: Clock,
  ) {}

  /** Newest first, each with the differences from its predecessor. */
  async list(): Promise<TariffVersionDto[]> {
    const { read } = this.database;
    const { stored, waiting } = await readTariff(read);
    const now = this.clock.now();
    const versions = await read.find(TariffVersion, {
      order: { effectiveAt: 'DESC', id: 'DESC' },
      take: SHOWN_VERSIONS + 1,
    });
    const current = inForce({ stored, waiting }, now).id;
    const figures = versions.map((version) => parseFigures(version, stored.figures.regions));
    return versions.slice(0, SHOWN_VERSIONS).map((version, index) => {
      const [own, former] = [figures[index], figures[index + 1]];
      const isFirst = version.effectiveAt.getTime() === ALWAYS.getTime();
      return {
        id: version.id,
        state: version.id === current ? 'current' : upcomingVersion(version, now) ? 'coming' : 'past',
        ...times('from', isFirst ? null : version.effectiveAt),
        ...times('publishedAt', isFirst ? null : version.publishedAt),
        publishedBy: version.publishedBy,
        copyOf: version.copyOf,
        changes: own && former ? differences(former, own) : [],
      };
    });
  }

  async announcement(): Promise<TariffAnnouncementDto> {
    const { stored, waiting } = await readTariff(this.database.read);
    const coming = upcomingVersion(waiting, this.clock.now());
    if (!coming) return { ...times('from', null), changes: [] };
    return {
      ...times('from', coming.effectiveAt),
      changes: differences(stored.figures, parseFigures(coming, stored.figures.regions)),
    };
  }

  async coming(manager: EntityManager = this.database.read): Promise<ComingTariffDto> {
    const { stored, waiting } = await readTariff(manager);
    const coming = orNotFound(upcomingVersion(waiting, this.clock.now()), ABSENT.comingTariff);
    const version = await this.store.revision(manager, waiting);
    return {
      ...calculatorView(parseFigures(coming, stored.figures.regions), version),
      ...times('from', coming.effectiveAt),
    };
  }

  /** Schedules the tariff in force with a change, or changes the scheduled one. */
  schedule({ from, version, ...change }: UpdateComingTariffDto, actor: Actor): Promise<ComingTariffDto> {
    return this.database.write(async (tx) => {
      const effectiveAt = this.laterMoment(from);
      const edited = await this.store.begin(tx, version, actor, () => this.comingOrCurrent(tx));
      const { coming, figures } = edited;
      const before = coming ? versionFigures(coming, figures) : figures;
      const { after, changes } = editedFigures(before, change);
      const row = {
        effectiveAt,
        publishedAt: this.clock.now(),
        publishedBy: actor.name,
        copyOf: null,
        waiting: true,
        figures: serializeFigures(after),
      };
      if (coming) await tx.update(TariffVersion, { id: coming.id }, row);
      else await tx.insert(TariffVersion, row);
      const was = coming && toMinsk(coming.effectiveAt);
      const moved = was === from ? [] : [{ field: 'from', from: was, to: from }];
      await this.store.recordChanges(tx, edited, actor, [...moved, ...changes]);
      return this.coming(tx);
    });
  }

  /** Deletes the scheduled version before it takes effect. */
  withdraw(sent: number | null | undefined, actor: Actor): Promise<void> {
    return this.database.write(async (tx) => {
      const edited = await this.store.begin(tx, sent, actor, () => this.comingOrCurrent(tx));
      if (!edited.coming) throw notFound(ABSENT.comingTariff);
      await tx.delete(TariffVersion, { id: edited.coming.id });
      await this.store.recordChanges(tx, edited, actor, [
        { field: 'from', from: toMinsk(edited.coming.effectiveAt), to: null },
      ]);
    });
  }

  /** Publishes a copy of a former version immediately. */
  republish({ id, version }: RepublishTariffDto, actor: Actor): Promise<CalculatorDto> {
    return this.database.write(async (tx) => {
      const edited = await this.store.begin(tx, version, actor);
      const now = this.clock.now();
      const former = orNotFound(
        await tx.findOneBy(TariffVersion, { id, effectiveAt: LessThanOrEqual(now) }),
        ABSENT.tariffVersion,
      );
      const { figures } = edited;
      const after = versionFigures(former, figures);
      const changes = differenceChanges(figures, after);
      if (changes.length > 0) await this.store.publish(tx, edited, after, now, actor, id);
      await this.store.recordChanges(tx, edited, actor, changes);
      return this.store.view(tx);
    });
  }

  /** For a refusal: the scheduled version, or the one in force if none is scheduled. */
  private async comingOrCurrent(tx: EntityManager): Promise<CalculatorDto> {
    const { waiting } = await readTariff(tx);
    return upcomingVersion(waiting, this.clock.now()) ? this.coming(tx) : this.store.view(tx);
  }

  private laterMoment(from: string): Date {
    const now = this.clock.now();
    const moment = fromMinsk(from);
    const last = addDays(minskDay(now), DAYS_AHEAD);
    if (moment === null) throw invalid({ from: [MESSAGES.date] });
    if (moment <= now) throw invalid({ from: ['Выберите время в будущем'] });
    if (from.slice(0, 10) > last) throw invalid({ from: [MESSAGES.farDate(DAYS_AHEAD)] });
    return moment;
  }
}
