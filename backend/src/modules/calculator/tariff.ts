import { Injectable } from '@nestjs/common';
import {
  NO_TERMS,
  quoteFor,
  toByn,
  WHOLE_TARIFF,
  type AppliedTerms,
  type CargoItem,
  type ClientTerms,
  type Quote,
  type TariffTables,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { currentRevision } from '../../platform/database/revisions';
import { storedTerms } from './client-terms';
import { Destinations, type Destination, type KnownDestination } from './destinations';
import type { FiguresChangeDto } from './dto/calculator.dto';
import type { QuoteDto, QuoteTermsDto } from './dto/quote.dto';
import {
  comingOf,
  dueOf,
  figuresOf,
  inForce,
  readTariff,
  tablesOf,
  versionFigures,
  type Figures,
} from './figures';
import type { Region } from './region.entity';
import { editedFigures } from './tariff-edit';
import type { TariffVersion } from './tariff-version.entity';

type Zones = Map<number, Pick<Region, 'zoneCode' | 'coefficient'>>;

/** A version that cargo is priced by. */
interface PricedTariff {
  id: number | null;
  regions: Map<number, Region>;
  tables: TariffTables;
}

/** What cargo costs a client by the version in force, in the wire's shape; null where the destination has no price. */
export type Pricer = (
  destination: KnownDestination,
  items: readonly CargoItem[],
  fragile: boolean,
) => QuoteDto | null;

/** The same by a tariff that is compared, kopecks. */
type DraftPricer = (
  terms: ClientTerms,
  destination: KnownDestination,
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
  /** Takes the place of the stored one at the moment of the waiting version. */
  next: PricedTariff | null;
}

/** Prices cargo by the version in force; every price of the product is computed here. */
@Injectable()
export class Tariff {
  private known: CachedTariff | null = null;

  constructor(
    private readonly destinations: Destinations,
    private readonly clock: Clock,
  ) {}

  /** Prices cargo by the conditions of a client; null is a visitor, or a client who is gone. */
  async pricer(manager: EntityManager, clientId: number | null): Promise<Pricer> {
    const tariff = await this.inForce(manager);
    const terms = clientId === null ? NO_TERMS : (await storedTerms(manager, clientId)).terms;
    return (destination, items, fragile) => {
      const priced = quoteBy(tariff, terms, destination, items, fragile);
      return priced && quoteView(priced.quote, priced.applied, tariff.id);
    };
  }

  /** What an order of a client would cost; null when there is no such destination. */
  async estimate(
    manager: EntityManager,
    clientId: number | null,
    destination: Destination,
    items: readonly CargoItem[],
    fragile: boolean,
  ): Promise<QuoteDto | null> {
    const known = await this.destinations.find(manager, destination);
    return known && (await this.pricer(manager, clientId))(known, items, fragile);
  }

  /** The tariff in force beside a draft: a change of it, or of the coming one. */
  async draft(
    manager: EntityManager,
    change: Partial<FiguresChangeDto>,
    ofComing: boolean,
  ): Promise<DraftedTariff> {
    const tariff = await readTariff(manager);
    const { figures } = inForce(tariff, this.clock.now());
    const coming = ofComing ? comingOf(tariff.waiting, this.clock.now()) : null;
    const { after } = editedFigures(coming ? versionFigures(coming, figures) : figures, change);
    return { before: pricer(priced(null, figures)), after: pricer(priced(null, after)) };
  }

  /** Each region's zone and coefficient, by its number. */
  async zones(manager: EntityManager): Promise<Zones> {
    return (await this.inForce(manager)).regions;
  }

  /** The regions with their prices in force. */
  async regions(manager: EntityManager): Promise<Region[]> {
    return [...(await this.inForce(manager)).regions.values()];
  }

  private async inForce(manager: EntityManager): Promise<PricedTariff> {
    const { stored, waiting, next } = await this.current(manager);
    return next && dueOf(waiting, this.clock.now()) ? next : stored;
  }

  /** The versions as they were read last, unless their revision says that they have changed since. */
  private async current(manager: EntityManager): Promise<CachedTariff> {
    const revision = await currentRevision(manager, 'tariff');
    if (this.known?.revision === revision) return this.known;
    const { stored, waiting } = await readTariff(manager);
    const { regions } = stored.figures;
    const read: CachedTariff = {
      revision,
      stored: priced(stored.id, stored.figures),
      waiting,
      next: waiting && priced(waiting.id, figuresOf(waiting, regions)),
    };
    // A unit of work that began before a change does not see it: that is not kept.
    if (!this.known || this.known.revision < revision) this.known = read;
    return read;
  }
}

const pricer =
  (tariff: PricedTariff): DraftPricer =>
  (terms, destination, items, fragile) =>
    quoteBy(tariff, terms, destination, items, fragile)?.quote ?? null;

const priced = (id: number | null, figures: Figures): PricedTariff => ({
  id,
  regions: new Map(figures.regions.map((region) => [region.id, region])),
  tables: tablesOf(figures),
});

/** By the receive point's price, or the price of the city's region (docs/contract.md#price-destination). */
function quoteBy(
  { regions, tables }: Pick<PricedTariff, 'regions' | 'tables'>,
  terms: ClientTerms,
  destination: KnownDestination,
  items: readonly CargoItem[],
  fragile: boolean,
): ReturnType<typeof quoteFor> | null {
  const regionId = 'regionId' in destination ? destination.regionId : null;
  const price = 'price' in destination ? destination.price : regions.get(destination.regionId)?.price;
  if (price === undefined) return null;
  return quoteFor(terms, { items: [...items], fragile }, { regionId, price }, tables);
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
