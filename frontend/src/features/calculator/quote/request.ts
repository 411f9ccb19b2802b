import type { QuoteRequestDto } from '@shlyah/api-client';
import {
  calculatorPackageFields,
  FRAGILE_ON_WIRE,
  packagesProblems,
  readNumber,
  type FormOf,
  type orderFields,
} from '@shlyah/domain';
import { cargoRowFields, eachPlace, placesProblem, wireItem, type CargoRow } from '../cargo/cargo-row';

/** Destination and cargo as a form holds them, under the wire's names. */
export type Calculation = Pick<
  FormOf<typeof orderFields>,
  'deliveryAddress' | 'recivePoint' | 'reciverAddress' | 'reciverAddressId' | 'fragileCargo'
> & { packages: CargoRow[] };

/** Destination of the quote: a receive point or a city; null while neither is chosen. */
export type QuoteDestination = { recivePoint: number } | { cityId: number } | null;

export function quoteDestination(
  values: Pick<Calculation, 'deliveryAddress' | 'recivePoint' | 'reciverAddressId'>,
): QuoteDestination {
  if (values.deliveryAddress === 'punkt') {
    const recivePoint = readNumber(values.recivePoint);
    return recivePoint === null ? null : { recivePoint };
  }
  const cityId = readNumber(values.reciverAddressId);
  return cityId === null ? null : { cityId };
}

/** The question for the price of these items. */
export function quoteRequest(
  place: NonNullable<QuoteDestination>,
  rows: readonly CargoRow[],
  fragile: boolean,
): QuoteRequestDto {
  return { ...place, [FRAGILE_ON_WIRE]: fragile, packages: eachPlace(rows).map(wireItem) };
}

/** The question for the price of a form's values; null while something is missing. */
export function requestOf({
  packages,
  fragileCargo,
  ...place
}: Omit<Calculation, 'reciverAddress'>): QuoteRequestDto | null {
  const destination = quoteDestination(place);
  return destination && canBePriced(packages) ? quoteRequest(destination, packages, fragileCargo) : null;
}

/** The same by the conditions of a client; null for a deleted account. */
export function requestForClient(
  values: Parameters<typeof requestOf>[0],
  client: number | null,
): QuoteRequestDto | null {
  const request = requestOf(values);
  return request && { ...request, ...(client !== null && { user: client }) };
}

/** Whether these items can be priced; names and waybills are not asked for. */
export const canBePriced = (rows: readonly CargoRow[]): boolean =>
  placesProblem(rows) === null && Object.keys(packagesProblems(rows, rules)).length === 0;

const rules = { ...calculatorPackageFields, places: cargoRowFields.places };
