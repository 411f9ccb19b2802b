import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { Clock } from '../../platform/common/clock';
import { currentRevision, nextRevision } from '../../platform/database/revisions';
import { Feed } from '../../platform/feed/feed';
import { History, type Change } from '../../platform/journal/history/history';
import { checkVersion } from '../../platform/http/version';
import type { CalculatorDto } from './dto/calculator.dto';
import { comingOf, dueOf, inForce, keptFigures, readTariff, writeFigures, type Figures } from './figures';
import { calculatorView } from './tariff.mapper';
import { TariffVersion } from './tariff-version.entity';

/** The tariff inside a unit of work that saves it. */
export interface EditedTariff {
  /** The number of this save. */
  version: number;
  figures: Figures;
  /** Published for a later moment. */
  coming: TariffVersion | null;
}

/** How the tariff is read and saved as a whole, over the version that was read (docs/contract.md#tariff-versions). */
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

  /** A version whose moment has come counts as a save, which the next one writes down. */
  async revision(manager: EntityManager, waiting: TariffVersion | null): Promise<number> {
    return (await currentRevision(manager, 'tariff')) + (dueOf(waiting, this.clock.now()) ? 1 : 0);
  }

  /**
   * Begins a save, refused over a version that is not the stored one; `fresh` is what the refused caller edits. A version whose
   * moment has come is written into the tables first.
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
      // The unit of work, and its new version number, will be rolled back.
      async () => ({ ...(await fresh()), version: version - 1 }),
      () => this.history.savedBy(tx, 'tariff', version - 1, actor),
    );
    return { version, figures, coming: comingOf(tariff.waiting, now) };
  }

  /** Writes figures that are in force at once. */
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
      ...{ effectiveAt, publishedAt: effectiveAt, publishedBy: name },
      ...{ copyOf, waiting: false, figures: keptFigures(after) },
    });
  }

  /** Records a save in the history and tells of it. */
  async told(tx: EntityManager, { version }: EditedTariff, actor: Actor, changes: Change[]): Promise<void> {
    await this.history.record(tx, 'tariff', version, actor, changes);
    if (changes.length > 0) await this.feed.append(tx, { type: 'tariff.changed', userId: null });
  }
}
