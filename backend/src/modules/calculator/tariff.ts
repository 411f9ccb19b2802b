import { Injectable } from '@nestjs/common';
import { quote, toByn, type Band, type CargoItem, type Quote, type TariffTables } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { currentRevision } from '../../platform/database/revisions';
import { Destinations, type Destination, type KnownDestination } from './destinations';
import type { QuoteDto } from './dto/quote.dto';
import { Region } from './region.entity';
import { TariffRow } from './tariff-row.entity';

type Zones = Map<number, Pick<Region, 'zoneCode' | 'coefficient'>>;

interface CachedTariff {
  revision: number;
  regions: Map<number, Region>;
  tables: TariffTables;
}

/** Prices cargo by the tables in the database; every price of the product is computed here. */
@Injectable()
export class Tariff {
  private known: CachedTariff | null = null;

  constructor(private readonly destinations: Destinations) {}

  /** What an order costs, in the wire's shape. */
  async quote(
    tx: EntityManager,
    destination: KnownDestination,
    items: readonly CargoItem[],
    fragile: boolean,
  ): Promise<QuoteDto | null> {
    return quoteBy(await this.current(tx), destination, items, fragile);
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

  /** Each region's zone and coefficient, by its number. */
  async zones(manager: EntityManager): Promise<Zones> {
    return (await this.current(manager)).regions;
  }

  /** The tables as they were read last, unless their revision says that they have changed since. */
  private async current(manager: EntityManager): Promise<CachedTariff> {
    const revision = await currentRevision(manager, 'tariff');
    if (this.known?.revision === revision) return this.known;
    const regions = new Map((await manager.find(Region)).map((region) => [region.id, region]));
    const read = { revision, regions, tables: await readTables(manager) };
    // A unit of work that began before a change does not see it: that is not kept.
    if (!this.known || this.known.revision < revision) this.known = read;
    return read;
  }
}

/** By the receive point's price, or the price of the city's region (docs/contract.md#price-destination). */
function quoteBy(
  { regions, tables }: CachedTariff,
  destination: KnownDestination,
  items: readonly CargoItem[],
  fragile: boolean,
): QuoteDto | null {
  const price = 'price' in destination ? destination.price : regions.get(destination.regionId)?.price;
  return price === undefined ? null : quoteView(quote({ items: [...items], fragile }, price, tables));
}

async function readTables(manager: EntityManager): Promise<TariffTables> {
  const rows = await manager.find(TariffRow);
  return {
    volume: rows.filter(({ kind }) => kind === 'volume').map(bandOf),
    weight: rows.filter(({ kind }) => kind === 'weight').map(bandOf),
    fragileSurcharge: rows.find(({ kind }) => kind === 'fragile')?.value ?? 0,
  };
}

export const bandOf = ({ id, value, lower, upper }: TariffRow): Band => ({
  id,
  coefficient: value,
  lower,
  upper,
});

function quoteView({ total, byAgreement, items, parts, notices }: Quote): QuoteDto {
  const byn = (kopecks: number | null): number | null => (kopecks === null ? null : toByn(kopecks));
  return {
    total: byn(total),
    currency: 'BYN',
    byAgreement,
    items: items.map(({ price, multiplier }) => ({ price: byn(price), multiplier })),
    parts: parts.map(({ label, amount }) => ({ label, amount: toByn(amount) })),
    notices,
  };
}
