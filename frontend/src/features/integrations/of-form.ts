import type { ActionFailure } from '../../shared/failure';

/** Moves the errors of list items, which the server names by index, to the form's one field for the list. */
export function ofForm({ errors, ...failure }: ActionFailure): ActionFailure {
  if (!errors) return failure;
  const byField: Record<string, string[]> = {};
  for (const [path, texts] of Object.entries(errors))
    (byField[path.split('.')[0] ?? path] ??= []).push(...texts);
  return { ...failure, errors: byField };
}
