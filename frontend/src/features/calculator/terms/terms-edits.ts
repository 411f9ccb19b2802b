import type { ClientTermsDto, UpdateClientTermsDto } from '@shlyah/api-client';
import {
  clientTermsFields,
  coefficientWords,
  fieldProblem,
  formatPrice,
  ownPriceFields,
  applyCoefficient,
  readNumber,
  shownNumber,
  termsCoefficient,
  termsPercent,
  toKopecks,
  WHOLE_TARIFF,
} from '@shlyah/domain';
import type { RowWords } from '../../../shared/useEditedRows';

export type Terms = ClientTermsDto;
export type TermsRegion = Terms['regions'][number];
export type Way = 'none' | 'discount' | 'markup';

/** Conditions as they are typed; an own price that is blank is none. */
export interface TermsEdits {
  way: Way;
  percent: string;
  prices: Readonly<Record<number, string>>;
}

const wayOf = (percent: number): Way => (percent === 0 ? 'none' : percent < 0 ? 'discount' : 'markup');

export function beginTerms({ coefficient, regions }: Terms): TermsEdits {
  const percent = termsPercent(coefficient);
  return {
    way: wayOf(percent),
    percent: percent === 0 ? '' : shownNumber(Math.abs(percent)),
    prices: Object.fromEntries(
      regions.map(({ id, ownPrice }) => [id, ownPrice === null ? '' : shownNumber(ownPrice)]),
    ),
  };
}

/** Null while no right figure is typed. */
export function coefficientOf({ way, percent }: TermsEdits): number | null {
  if (way === 'none') return 1;
  const typed = readNumber(percent);
  return typed === null ? null : termsCoefficient(way === 'discount' ? -typed : typed);
}

/** The greatest discount and markup, per cent. */
const most = {
  discount: -termsPercent(clientTermsFields.coefficient.min),
  markup: termsPercent(clientTermsFields.coefficient.max),
};

export function percentProblem({ way, percent }: TermsEdits): string | undefined {
  if (way === 'none') return undefined;
  const typed = readNumber(percent);
  const isRight =
    typed !== null &&
    typed > 0 &&
    typed <= most[way] &&
    shownNumber(typed) === shownNumber(Math.round(typed * 100) / 100);
  return isRight ? undefined : `От 0,01 до ${most[way]}`;
}

export const priceText = ({ prices }: TermsEdits, { id }: TermsRegion): string => prices[id] ?? '';

export const priceProblem = (edits: TermsEdits, region: TermsRegion): string | undefined => {
  const text = priceText(edits, region);
  return text.trim() === '' ? undefined : (fieldProblem(ownPriceFields.price, text, {}) ?? undefined);
};

/** What the region will cost the client; null while no right figure is typed. */
export function priceOf(edits: TermsEdits, region: TermsRegion): string | null {
  const own = readNumber(priceText(edits, region));
  if (own !== null) return formatPrice(toKopecks(own));
  const coefficient = coefficientOf(edits);
  if (coefficient === null) return null;
  return formatPrice(applyCoefficient(Math.round(coefficient * WHOLE_TARIFF), toKopecks(region.tariffPrice)));
}

export const describeTerms = (edits: TermsEdits, { regions }: Terms): RowWords[] => [
  { key: 'coefficient', label: 'К ценам тарифа', words: coefficientText(edits) },
  ...regions.map((region) => {
    const own = readNumber(priceText(edits, region));
    return {
      key: region.id,
      label: region.name,
      words: own === null ? 'по тарифу' : formatPrice(toKopecks(own)),
    };
  }),
];

const coefficientText = (edits: TermsEdits): string => {
  const coefficient = coefficientOf(edits);
  return coefficient === null ? '—' : coefficientWords(coefficient);
};

/** Number of rows that differ from the saved ones. */
export function changedRows(edits: TermsEdits, saved: Terms): number {
  const before = describeTerms(beginTerms(saved), saved);
  return describeTerms(edits, saved).filter(({ words }, at) => words !== before[at]?.words).length;
}

/** The edits over the terms that another user saved. */
export function rebaseTerms(edits: TermsEdits, saved: Terms, fresh: Terms): TermsEdits {
  const [before, after] = [beginTerms(saved), beginTerms(fresh)];
  const isOwn = edits.way !== before.way || edits.percent !== before.percent;
  const prices = fresh.regions.map((region): [number, string] => {
    const text = priceText(edits, region);
    return [region.id, text === priceText(before, region) ? priceText(after, region) : text];
  });
  const { way, percent } = isOwn ? edits : after;
  return { way, percent, prices: Object.fromEntries(prices) };
}

export const bodyOf = (edits: TermsEdits, { regions, version }: Terms): UpdateClientTermsDto => ({
  coefficient: coefficientOf(edits) ?? 1,
  prices: regions.flatMap((region) => {
    const price = readNumber(priceText(edits, region));
    return price === null ? [] : [{ id: region.id, price }];
  }),
  version,
});
