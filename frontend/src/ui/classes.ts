/** Joins class names, skipping empty ones; keeps conditions in JSX short. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
