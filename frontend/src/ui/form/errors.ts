/** Author and time of the state in a refusal: `YYYY-MM-DD HH:mm` in Minsk. */
export interface SavedBy {
  name: string | null;
  at: string;
}

/** The result of a refused submission: a text for people and, where known, texts by field path. */
export interface SubmitFailure {
  message: string;
  errors?: Readonly<Record<string, readonly string[]>> | undefined;
  status?: number | undefined;
  code?: string | undefined;
  /** The current state after another user's change (409 `version_conflict`). */
  fresh?: unknown;
  savedBy?: SavedBy | undefined;
}

/** The failure without the texts of fields that have changed since. */
export function withoutErrors(failure: SubmitFailure, ...paths: string[]): SubmitFailure {
  const left = Object.entries(failure.errors ?? {}).filter(([path]) => !paths.includes(path));
  return { ...failure, errors: Object.fromEntries(left) };
}

/** Nested errors of a form as path and text: {a: {b: 'x'}, c: ['y']} gives [['a.b', 'x'], ['c.0', 'y']]. */
export function flatErrors(errors: unknown, prefix = ''): [path: string, text: string][] {
  if (typeof errors === 'string') return [[prefix, errors]];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) =>
    flatErrors(inner, prefix ? `${prefix}.${key}` : key),
  );
}

/** The id of a field's control, by its path: the error summary links to it. */
export function fieldIdOf(path: string): string {
  return `field-${path.replace(/\./g, '-')}`;
}
