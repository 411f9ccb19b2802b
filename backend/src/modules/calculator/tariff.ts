import { Injectable } from '@nestjs/common';
import {
  NO_TERMS,
  quoteForClient,
  toByn,
  WHOLE_TARIFF,
  type AppliedTerms,
  type CargoItem,
  type ClientTerms,
  type Quote,
  type TariffTables,
} from '@shlyah/domain';
import { MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { currentRevision } from '../../platform/database/revisions';
import { storedTerms } from './client-terms';
import type { PricedDestination } from './destinations';
import type { FiguresChangeDto } from './dto/calculator.dto';
import type { QuoteDto, QuoteTermsDto } from './dto/quote.dto';
import {
  upcomingVersion,
  dueOf,
  parseFigures,
  inForce,
  readTariff,
  tablesOf,
  versionFigures,
  type Figures,
} from './figures';
import type { Region } from './region.entity';
import { editedFigures } from './tariff-edit';
import { TariffVersion } from './tariff-version.entity';

/** A version of the tariff, prepared for pricing. */
interface PricedTariff {
  id: number | null;
  regions: Map<number, Region>;
  tables: TariffTables;
}

/** Quotes cargo for a client by the version in force; null if the destination has no price. */
export type Pricer = (
  destination: PricedDestination,
  items: readonly CargoItem[],
  fragile: boolean,
) => QuoteDto | null;

/** Quotes cargo by a tariff under comparison, in kopecks. */
type DraftPricer = (
  terms: ClientTerms,
  destination: PricedDestination,
  items: readonly CargoItem[],
  fragile: boolean,
) => Quote | null;

/** The tariff in force and a draft. */
export interface DraftedTariff {
  before: DraftPricer;
  after: DraftPricer;
}

interface CachedTariff {
  revision: number;
  stored: PricedTariff;
  waiting: TariffVersion | null;
  /** Replaces `stored` once the waiting version is due. */
  next: PricedTariff | null;
}

/** Prices cargo by the version in force. Every price of the product comes from here. */
@Injectable()
export class Tariff {
  private cached: CachedTariff | null = null;

  constructor(private readonly clock: Clock) {}

  /** Returns a pricer with the terms of a client; null stands for a visitor or a deleted client. */
  async pricer(manager: EntityManager, clientId: number | null): Promise<Pricer> {
    const tariff = await this.inForce(manager);
    const terms = clientId === null ? NO_TERMS : (await storedTerms(manager, clientId)).terms;
    return (destination, items, fragile) => {
      const quoted = quoteBy(tariff, terms, destination, items, fragile);
      return quoted && quoteView(quoted.quote, quoted.applied, tariff.id);
    };
  }

  /** The tariff in force and a draft, which is a change of it or of the scheduled one. */
  async draft(
    manager: EntityManager,
    change: Partial<FiguresChangeDto>,
    ofComing: boolean,
  ): Promise<DraftedTariff> {
    const tariff = await readTariff(manager);
    const { figures } = inForce(tariff, this.clock.now());
    const coming = ofComing ? upcomingVersion(tariff.waiting, this.clock.now()) : null;
    const { after } = editedFigures(coming ? versionFigures(coming, figures) : figures, change);
    return {
      before: draftPricer(pricedTariff(null, figures)),
      after: draftPricer(pricedTariff(null, after)),
    };
  }

  /** The time for which a version has been in force; null when there is none, or it is still to come. */
  async validityOf(manager: EntityManager, id: number): Promise<{ from: Date; until: Date | null } | null> {
    const version = await manager.findOneBy(TariffVersion, { id });
    if (!version || !dueOf(version, this.clock.now())) return null;
    const { effectiveAt: from } = version;
    const [next] = await manager.find(TariffVersion, {
      where: [{ effectiveAt: MoreThan(from) }, { effectiveAt: from, id: MoreThan(id) }],
      order: { effectiveAt: 'ASC', id: 'ASC' },
      take: 1,
    });
    return { from, until: next?.effectiveAt ?? null };
  }

  /** The regions with their prices in force. */
  async regions(manager: EntityManager): Promise<Region[]> {
    return [...(await this.inForce(manager)).regions.values()];
  }

  private async inForce(manager: EntityManager): Promise<PricedTariff> {
    const { stored, waiting, next } = await this.current(manager);
    return next && dueOf(waiting, this.clock.now()) ? next : stored;
  }

  /** The cached versions, re-read when the tariff's revision has changed. */
  private async current(manager: EntityManager): Promise<CachedTariff> {
    const revision = await currentRevision(manager, 'tariff');
    if (this.cached?.revision === revision) return this.cached;
    const { stored, waiting } = await readTariff(manager);
    const { regions } = stored.figures;
    const read: CachedTariff = {
      revision,
      stored: pricedTariff(stored.id, stored.figures),
      waiting,
      next: waiting && pricedTariff(waiting.id, parseFigures(waiting, regions)),
    };
    // A transaction that began before a change reads an older revision, which must not replace a newer one.
    if (!this.cached || this.cached.revision < revision) this.cached = read;
    return read;
  }
}

const draftPricer =
  (tariff: PricedTariff): DraftPricer =>
  (terms, destination, items, fragile) =>
    quoteBy(tariff, terms, destination, items, fragile)?.quote ?? null;

const pricedTariff = (id: number | null, figures: Figures): PricedTariff => ({
  id,
  regions: new Map(figures.regions.map((region) => [region.id, region])),
  tables: tablesOf(figures),
});

/** Quotes by the receive point's price or by the price of the city's region (docs/contract.md#price-destination). */
function quoteBy(
  { regions, tables }: Pick<PricedTariff, 'regions' | 'tables'>,
  terms: ClientTerms,
  destination: PricedDestination,
  items: readonly CargoItem[],
  fragile: boolean,
): ReturnType<typeof quoteForClient> | null {
  const regionId = 'regionId' in destination ? destination.regionId : null;
  const price = 'price' in destination ? destination.price : regions.get(destination.regionId)?.price;
  if (price === undefined) return null;
  return quoteForClient(terms, { items: [...items], fragile }, { regionId, price }, tables);
}

const byn = (kopecks: number | null): number | null => (kopecks === null ? null : toByn(kopecks));

function quoteView(
  { total, byAgreement, items, parts, notices }: Quote,
  applied: AppliedTerms | null,
  version: number | null,
): QuoteDto {
  return {
    total: byn(total),
    currency: 'BYN',
    byAgreement,
    items: items.map(({ price, multiplier }) => ({ price: byn(price), multiplier })),
    parts: parts.map(({ label, amount }) => ({ label, amount: toByn(amount) })),
    notices,
    tariffVersion: version,
    clientTerms: applied && termsView(applied),
  };
}

const termsView = ({ coefficient, ownPrice, tariffTotal }: AppliedTerms): QuoteTermsDto => ({
  coefficient: coefficient && coefficient / WHOLE_TARIFF,
  ownPrice,
  tariffTotal: toByn(tariffTotal),
});
