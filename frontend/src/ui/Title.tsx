import { useEffect } from 'react';

/** Sets the page's title: shown in the tab and in the history, announced by screen readers. */
export function Title({ children }: { children: string }) {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return null;
}
