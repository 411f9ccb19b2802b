/**
 * Text typed as a time of day, as HH:mm: «9», «930», «9.30» and «23:00» are understood. Any other text is
 * returned unchanged, for the schema to refuse.
 */
export function timeFromTyped(text: string): string {
  const found = /^(\d{1,2})(?:[:.\-\s]?(\d{2}))?$/.exec(text.trim());
  const hours = Number(found?.[1]);
  const minutes = Number(found?.[2] ?? 0);
  if (!found || hours > 23 || minutes > 59) return text.trim();
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
