import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { Clock } from '../../platform/common/clock';
import { currentRevision, nextRevision } from '../../platform/database/revisions';
import { Feed } from '../../platform/feed/feed';
import { History, type Change } from '../../platform/journal/history/history';
import { checkVersion } from '../../platform/http/version';
import type { CalculatorDto } from './dto/calculator.dto';
import {
  upcomingVersion,
  dueOf,
  inForce,
  serializeFigures,
  readTariff,
  writeFigures,
  type Figures,
} from './figures';
import { calculatorView } from './tariff.mapper';
import { TariffVersion } from './tariff-version.entity';

/** The tariff inside a unit of work that saves it. */
export interface EditedTariff {
  /** The number of this save. */
  version: number;
  figures: Figures;
  /** The version scheduled for a later time. */
  coming: TariffVersion | null;
}

/** Reads and saves the tariff as a whole, with a version check (docs/contract.md#tariff-versions). */
@Injectable()
export class TariffStore {
  constructor(
    private readonly history: History,
    private readonly feed: Feed,
    private readonly clock: Clock,
  ) {}

  async view(manager: EntityManager): Promise<CalculatorDto> {
    const tariff = await readTariff(manager);
    return calculatorView(
      inForce(tariff, this.clock.now()).figures,
      await this.revision(manager, tariff.waiting),
    );
  }

  /** The tariff's revision. A due version counts as one save, which the next save writes down. */
  async revision(manager: EntityManager, waiting: TariffVersion | null): Promise<number> {
    return (await currentRevision(manager, 'tariff')) + (dueOf(waiting, this.clock.now()) ? 1 : 0);
  }

  /**
   * Begins a save; refuses it if `sent` is not the stored version, with the result of `fresh` in the refusal. Writes a due
   * version into the tables first.
   */
  async begin(
    tx: EntityManager,
    sent: number | null | undefined,
    actor: Actor,
    fresh: () => Promise<object> = () => this.view(tx),
  ): Promise<EditedTariff> {
    let version = await nextRevision(tx, 'tariff');
    const tariff = await readTariff(tx);
    const now = this.clock.now();
    const { figures } = inForce(tariff, now);
    const due = dueOf(tariff.waiting, now);
    if (due) {
      await writeFigures(tx, tariff.stored.figures, figures);
      await tx.update(TariffVersion, { id: due.id }, { waiting: false });
      version = await nextRevision(tx, 'tariff');
    }
    await checkVersion(
      sent,
      version - 1,
      // The refusal rolls the transaction back, with the new revision.
      async () => ({ ...(await fresh()), version: version - 1 }),
      () => this.history.savedBy(tx, 'tariff', version - 1, actor),
    );
    return { version, figures, coming: upcomingVersion(tariff.waiting, now) };
  }

  /** Writes figures that take effect immediately. */
  async publish(
    tx: EntityManager,
    { figures }: EditedTariff,
    after: Figures,
    effectiveAt: Date,
    { name }: Actor,
    copyOf: number | null = null,
  ): Promise<void> {
    await writeFigures(tx, figures, after);
    await tx.insert(TariffVersion, {
      effectiveAt,
      publishedAt: effectiveAt,
      publishedBy: name,
      copyOf,
      waiting: false,
      figures: serializeFigures(after),
    });
  }

  /** Records the changes of a save in the history and in the feed. */
  async recordChanges(
    tx: EntityManager,
    { version }: EditedTariff,
    actor: Actor,
    changes: Change[],
  ): Promise<void> {
    await this.history.record(tx, 'tariff', version, actor, changes);
    if (changes.length > 0) await this.feed.append(tx, { type: 'tariff.changed', userId: null });
  }
}
