import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of the site whose code could not be fetched: there is no network, or a new release removed it. */
class CodeMissing extends Error {}

export const isCodeMissing = (error: unknown): boolean => error instanceof CodeMissing;

/** A component whose code is fetched when it is first shown; the nearest error boundary says why it does not come. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new CodeMissing('The code of a part could not be fetched', { cause });
    }),
  );
}
