import { Injectable } from '@nestjs/common';
import { quote, toByn, type Band, type CargoItem, type Quote, type TariffTables } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { currentRevision } from '../database/revisions';
import { Destinations, type Destination, type KnownDestination } from './destinations';
import type { QuoteDto } from './dto/quote.dto';
import { Region } from './region.entity';
import { TariffRow } from './tariff-row.entity';

interface Known {
  revision: number;
  regions: Region[];
  tables: TariffTables;
}

/** Prices cargo by the tables in the database; every price of the product is computed here. */
@Injectable()
export class Tariff {
  private known: Known | null = null;

  constructor(private readonly destinations: Destinations) {}

  /** The quote in the wire's shape; null when there is no such destination. */
  async quote(
    manager: EntityManager,
    destination: Destination | KnownDestination,
    items: readonly CargoItem[],
    fragile: boolean,
  ): Promise<QuoteDto | null> {
    const { regions, tables } = await this.current(manager);
    const price = await this.destinationPrice(manager, destination, regions);
    if (price === null) return null;
    return quoteView(quote({ items: [...items], fragile }, price, tables));
  }

  /** Kopecks: the receive point's price, or the price of the city's region (docs/contract.md#price-destination). */
  private async destinationPrice(
    manager: EntityManager,
    destination: Destination | KnownDestination,
    regions: Region[],
  ): Promise<number | null> {
    if ('price' in destination) return destination.price;
    if ('pointId' in destination) {
      return this.destinations.pointPrice(manager, destination.pointId);
    }
    const id =
      'regionId' in destination
        ? destination.regionId
        : await this.destinations.regionId(manager, destination.cityId);
    if (id === null) return null;
    return regions.find((region) => region.id === id)?.price ?? null;
  }

  /** Each region's zone and coefficient, by its number. */
  async zones(manager: EntityManager): Promise<Map<number, Pick<Region, 'zoneCode' | 'coefficient'>>> {
    return new Map((await this.current(manager)).regions.map((region) => [region.id, region]));
  }

  /** The tables as they were read last, unless their revision says that they have changed since. */
  private async current(manager: EntityManager): Promise<Known> {
    const revision = await currentRevision(manager, 'tariff');
    if (this.known?.revision !== revision)
      this.known = { revision, regions: await manager.find(Region), tables: await readTables(manager) };
    return this.known;
  }
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
