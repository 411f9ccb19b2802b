import { lazy, type ComponentType } from 'react';
import { ResumeTyping } from './ResumeTyping';

export interface LazyPage {
  (): React.JSX.Element;
  /** Fetches the page's code; afterwards it renders at once, on the server too. */
  preload: () => Promise<void>;
}

/** The code of a page could not be fetched: there is no network, or a new release has taken it away. */
class PageMissing extends Error {}

export const isPageMissing = (error: unknown): boolean => error instanceof PageMissing;

/** A page whose code is fetched when it is first shown, or earlier by `preload`. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  const Waiting = lazy(() =>
    load().catch((cause: unknown) => {
      throw new PageMissing('The code of a page could not be fetched', { cause });
    }),
  );
  const Page = () => {
    const Shown = loaded ?? Waiting;
    return (
      <>
        <Shown />
        <ResumeTyping />
      </>
    );
  };
  return Object.assign(Page, {
    preload: async () => {
      loaded = (await load()).default;
    },
  });
}
