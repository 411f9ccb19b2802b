import { Injectable } from '@nestjs/common';
import { quote, toByn, type Band, type CargoItem, type Quote, type TariffTables } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { City } from '../points/city.entity';
import { Point } from '../points/point.entity';
import type { QuoteDto } from './dto/quote.dto';
import { Region } from './region.entity';
import { TariffRow } from './tariff-row.entity';

/** Where cargo goes: a city or a receive point. */
export type Destination = { cityId: number } | { pointId: number };

/** Prices cargo by the tables in the database; every price of the product is computed here. */
@Injectable()
export class Tariff {
  /** The quote in the wire's shape; null when there is no such destination. */
  async quote(
    manager: EntityManager,
    destination: Destination,
    items: readonly CargoItem[],
    fragile: boolean,
  ): Promise<QuoteDto | null> {
    const price = await this.destinationPrice(manager, destination);
    if (price === null) return null;
    return quoteView(quote({ items: [...items], fragile }, price, await this.tables(manager)));
  }

  /** Kopecks: the receive point's price, or the price of the city's region (docs/contract.md#price-destination). */
  private async destinationPrice(manager: EntityManager, destination: Destination): Promise<number | null> {
    if ('pointId' in destination) {
      return (await manager.findOneBy(Point, { id: destination.pointId }))?.price ?? null;
    }
    const city = await manager.findOneBy(City, { id: destination.cityId });
    return city && ((await manager.findOneBy(Region, { id: city.regionId }))?.price ?? null);
  }

  private async tables(manager: EntityManager): Promise<TariffTables> {
    const rows = await manager.find(TariffRow, { order: { lower: 'ASC' } });
    return {
      volume: rows.filter(({ kind }) => kind === 'volume').map(bandOf),
      weight: rows.filter(({ kind }) => kind === 'weight').map(bandOf),
      fragileSurcharge: rows.find(({ kind }) => kind === 'fragile')?.value ?? 0,
    };
  }
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
