import type { ComponentType } from 'react';
import { lazyPart } from '../ui/lazy-part';
import { ResumeTyping } from './ResumeTyping';

export interface LazyPage {
  (): React.JSX.Element;
  /** Fetches the page's code; then it renders synchronously, on the server too. */
  preload: () => Promise<void>;
}

/** A page whose code is fetched when it is first shown, or earlier by `preload`. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | undefined;
  const Waiting = lazyPart(load);
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
