import { fold, plainSigns } from './fold';

/** Factors from written units to the unit of a field. */
const SCALES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  см: { мм: 0.1, см: 1, м: 100 },
  кг: { г: 0.001, гр: 0.001, кг: 1, т: 1000 },
  'м³': { л: 0.001, 'м³': 1, м3: 1, кубм: 1 },
  'шт.': { шт: 1, место: 1, места: 1, мест: 1 },
  р: { р: 1, руб: 1, byn: 1 },
};

/** A number in the format of form inputs: without blanks, with a decimal comma. */
export const typedNumber = (text: string): string => text.replace(/\s/g, '').replace('.', ',');

/**
 * Converts an amount to the unit of its field: «500 г» in kilograms is «0,5», «2.12» and «2,12 кг» are «2,12». A number without a
 * unit is in `plainUnit`. Returns unreadable texts unchanged.
 */
export function amountIn(unit: string, text: string, plainUnit: string = unit): string {
  const [plain = ''] = /^.*[^.]/.exec(fold(plainSigns(text)).replaceAll(' ', '')) ?? [];
  const [, figures = '', named = ''] = /^(\d+(?:[.,]\d+)?)([^\d.,].*)?$/.exec(plain) ?? [];
  const word = named === '' ? plainUnit : named.replaceAll('.', '');
  const scale = word === unit ? 1 : SCALES[unit]?.[word];
  if (figures === '' || scale === undefined) return typedNumber(text);
  if (scale === 1) return typedNumber(figures);
  const amount = Math.round(Number(figures.replace(',', '.')) * scale * 1e6) / 1e6;
  return typedNumber(String(amount));
}

/** Whether a text is a number with a unit. */
export const hasUnit = (unit: string, text: string): boolean =>
  /^\s*\d[\d\s]*(?:[.,]\d+\s*)?\p{L}/u.test(text) && readsAs(amountIn(unit, text));

const readsAs = (text: string): boolean => /^\d+(?:,\d+)?$/.test(text);
