/** Errors of duplicate days of a list of `{ day }`: `{'days.2.day': […]}`. */
export function repeatedDays(days: unknown): Record<string, string[]> {
  const sent: unknown[] = Array.isArray(days) ? days : [];
  const names = sent.map(dayOf);
  const repeated = names.flatMap((day, at) => (day !== null && names.indexOf(day) < at ? [at] : []));
  return Object.fromEntries(repeated.map((at) => [`days.${at}.day`, ['Этот день уже есть в списке']]));
}

function dayOf(row: unknown): string | null {
  const day = typeof row === 'object' && row !== null && 'day' in row ? row.day : null;
  return typeof day === 'string' ? day : null;
}
