import { useEffect } from 'react';

/** Names the page in the tab, in history and to readers. */
export function Title({ children }: { children: string }) {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return null;
}
