import {
  ORDER_STATES,
  ORDER_STATUSES,
  REGIONS,
  SEEDED_FRAGILE_SURCHARGE,
  SEEDED_VOLUME_BANDS,
  SEEDED_WEIGHT_BANDS,
  zoneCoefficient,
  type Band,
} from '@shlyah/domain';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { CalendarRecord, defaultCalendarRow } from '../../modules/calendar/calendar.entity';
import { CompanyRecord, defaultCompanyRow } from '../../modules/company/company.entity';
import { Region } from '../../modules/calculator/region.entity';
import { serializeFigures, readTariff } from '../../modules/calculator/figures';
import { FIRST_TARIFF_ROW, TariffRow, type TariffKind } from '../../modules/calculator/tariff-row.entity';
import { ALWAYS, TariffVersion } from '../../modules/calculator/tariff-version.entity';
import { OrderState, OrderStatus } from '../../modules/orders/model/order-status.entity';
import { FeedHead, HEAD } from '../../platform/feed/integration-event.entity';
import { City } from '../../modules/points/city.entity';
import { addVillages, cityRow, GAZETTEER } from '../../modules/points/gazetteer';
import { Revision } from '../../platform/database/revision.entity';

/**
 * The data that the product cannot work without. Each table is filled once, when it is empty, so later changes by
 * people are kept.
 */
export async function seedReference(tx: EntityManager): Promise<void> {
  await fill(tx, OrderStatus, [...ORDER_STATUSES]);
  await fill(tx, OrderState, [...ORDER_STATES]);
  await fill(tx, Region, regions());
  await fill(tx, TariffRow, tariffRows());
  if (!(await tx.exists(TariffVersion))) await tx.insert(TariffVersion, await firstVersion(tx));
  if (!(await tx.exists(City))) {
    await fill(
      tx,
      City,
      GAZETTEER.map((town) => ({ id: town.id, ...cityRow(town) })),
    );
    await addVillages(tx);
  }
  await fill(tx, CompanyRecord, [defaultCompanyRow]);
  await fill(tx, CalendarRecord, [defaultCalendarRow]);
  await fill(tx, FeedHead, [{ ...HEAD, lastSeq: 0, cutSeq: 0 }]);
  await fill(
    tx,
    Revision,
    ['tariff', 'points', 'cities'].map((name) => ({ name, version: 1 })),
  );
}

const chunk = 200;

async function fill<T extends ObjectLiteral>(
  tx: EntityManager,
  table: EntityTarget<T>,
  rows: object[],
): Promise<void> {
  if (await tx.exists(table)) return;
  for (let start = 0; start < rows.length; start += chunk) {
    await tx
      .createQueryBuilder()
      .insert()
      .into(table)
      .values(rows.slice(start, start + chunk))
      .execute();
  }
}

const regions = (): Region[] =>
  REGIONS.map(({ id, name, center, zoneCode, seededPrice }) => ({
    id,
    name,
    center,
    zoneCode,
    price: seededPrice,
    coefficient: Math.round(zoneCoefficient(seededPrice) * 10_000),
  }));

function tariffRows(): TariffRow[] {
  const bands = (kind: TariffKind, rows: readonly Band[]) =>
    rows.map(({ coefficient, lower, upper }) => ({ kind, value: coefficient, lower, upper }));
  const rows = [
    ...bands('volume', SEEDED_VOLUME_BANDS),
    ...bands('weight', SEEDED_WEIGHT_BANDS),
    // The bounds of this row have no meaning; they exist because the wire shows three numbers for every row.
    { kind: 'fragile' as const, value: SEEDED_FRAGILE_SURCHARGE, lower: 0, upper: 0 },
  ];
  return rows.map((row, index) => ({ id: FIRST_TARIFF_ROW + index, ...row }));
}

/** The tariff that is there: of a new installation, or of one from before versions were kept. */
async function firstVersion(tx: EntityManager): Promise<Omit<TariffVersion, 'id'>> {
  const { stored } = await readTariff(tx);
  return {
    effectiveAt: ALWAYS,
    publishedAt: ALWAYS,
    publishedBy: 'Система',
    copyOf: null,
    waiting: false,
    figures: serializeFigures(stored.figures),
  };
}
