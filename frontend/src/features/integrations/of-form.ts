import type { ActionFailure } from '../../shared/failure';

/** The server names a wrong item of a list by its index, a form has one field for all of it. */
export function ofForm({ errors, ...failure }: ActionFailure): ActionFailure {
  if (!errors) return failure;
  const byField: Record<string, string[]> = {};
  for (const [path, texts] of Object.entries(errors))
    (byField[path.split('.')[0] ?? path] ??= []).push(...texts);
  return { ...failure, errors: byField };
}
