/** The Russian form that goes with a whole number: `plural(2, 'место', 'места', 'мест')` is «места». */
export function plural(n: number, one: string, few: string, many: string): string {
  const ones = Math.abs(n) % 10;
  const tens = (Math.abs(n) % 100) - ones;
  if (tens === 10) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
}
