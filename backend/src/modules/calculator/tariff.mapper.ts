import { toByn, type Band } from '@shlyah/domain';
import type { CalculatorDto, RegionDto, TariffRowDto } from './dto/calculator.dto';
import type { Region } from './region.entity';
import type { TariffRow } from './tariff-row.entity';

/** Coefficients and bounds are multiples of 0.01 (docs/contract.md#price-units). */
export const hundredths = (value: number): number => Math.round(value * 100);

export const bandOf = ({ id, value, lower, upper }: TariffRow): Band => ({
  id,
  coefficient: value,
  lower,
  upper,
});

const rowView = ({ id, value, lower, upper }: TariffRow): TariffRowDto => ({
  id,
  value: value / 100,
  value2: lower / 100,
  value3: upper / 100,
});

const regionView = ({ id, name, center, zoneCode, coefficient, price }: Region): RegionDto => ({
  id,
  city: name,
  town: center,
  param1: zoneCode,
  param2: coefficient / 10_000,
  price: toByn(price),
});

export function calculatorView(
  { rows: all, regions }: { rows: TariffRow[]; regions: Region[] },
  version: number,
): CalculatorDto {
  const rows = all.toSorted((one, other) => one.lower - other.lower);
  const fragile = rows.find(({ kind }) => kind === 'fragile');
  if (!fragile) throw new Error('The tariff has no row for fragile cargo');
  return {
    volume: rows.filter(({ kind }) => kind === 'volume').map(rowView),
    weight: rows.filter(({ kind }) => kind === 'weight').map(rowView),
    fragileСargo: rowView(fragile),
    cities: regions.map(regionView),
    version,
  };
}

/** A row in one line, for the history. */
export const describeRow = ({ value, lower, upper }: Pick<TariffRow, 'value' | 'lower' | 'upper'>): string =>
  `${value / 100} (от ${lower / 100} до ${upper / 100})`;

export const describeRegion = ({ name, price }: Region): string => `${name}: ${toByn(price)}`;
