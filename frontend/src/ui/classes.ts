/** Joins the class names that are there; keeps conditions in JSX short. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
