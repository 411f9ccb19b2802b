import { Injectable } from '@nestjs/common';
import { quote, toByn, type CargoItem, type Quote, type TariffTables } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { currentRevision } from '../../platform/database/revisions';
import { Destinations, type Destination, type KnownDestination } from './destinations';
import type { FiguresChangeDto } from './dto/calculator.dto';
import type { QuoteDto } from './dto/quote.dto';
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

/** What cargo costs by one tariff; null where the destination has no price. */
type Pricer = (destination: KnownDestination, items: readonly CargoItem[], fragile: boolean) => Quote | null;

/** The tariff in force and a draft. */
export interface DraftedTariff {
  before: Pricer;
  after: Pricer;
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

  /** What an order costs, in the wire's shape. */
  async quote(
    tx: EntityManager,
    destination: KnownDestination,
    items: readonly CargoItem[],
    fragile: boolean,
  ): Promise<QuoteDto | null> {
    const tariff = await this.inForce(tx);
    const quoted = quoteBy(tariff, destination, items, fragile);
    return quoted && quoteView(quoted, tariff.id);
  }

  /** What an order would cost; null when there is no such destination. */
  async estimate(
    manager: EntityManager,
    destination: Destination,
    items: readonly CargoItem[],
    fragile: boolean,
  ): Promise<QuoteDto | null> {
    const known = await this.destinations.find(manager, destination);
    return known && this.quote(manager, known, items, fragile);
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
  (tariff: PricedTariff): Pricer =>
  (destination, items, fragile) =>
    quoteBy(tariff, destination, items, fragile);

const priced = (id: number | null, figures: Figures): PricedTariff => ({
  id,
  regions: new Map(figures.regions.map((region) => [region.id, region])),
  tables: tablesOf(figures),
});

/** By the receive point's price, or the price of the city's region (docs/contract.md#price-destination). */
function quoteBy(
  { regions, tables }: Pick<PricedTariff, 'regions' | 'tables'>,
  destination: KnownDestination,
  items: readonly CargoItem[],
  fragile: boolean,
): Quote | null {
  const price = 'price' in destination ? destination.price : regions.get(destination.regionId)?.price;
  return price === undefined ? null : quote({ items: [...items], fragile }, price, tables);
}

function quoteView({ total, byAgreement, items, parts, notices }: Quote, version: number | null): QuoteDto {
  const byn = (kopecks: number | null): number | null => (kopecks === null ? null : toByn(kopecks));
  return {
    total: byn(total),
    currency: 'BYN',
    byAgreement,
    items: items.map(({ price, multiplier }) => ({ price: byn(price), multiplier })),
    parts: parts.map(({ label, amount }) => ({ label, amount: toByn(amount) })),
    notices,
    tariffVersion: version,
  };
}
