/** The Russian form that goes with a whole number: `plural(2, 'место', 'места', 'мест')` is «места». */
export function plural(n: number, one: string, few: string, many: string): string {
  const tens = Math.abs(n) % 100;
  const ones = tens % 10;
  if (tens > 10 && tens < 20) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
}
