import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A hash on another page waits for the page to settle (docs/contract.md#timing). */
const SETTLE_MS = 1000;

/** The id that a hash names; one that is not percent-encoded rightly is taken as it stands, as browsers do. */
function idIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * The browser's work on a new page, done by the single-page application: scrolls to the top or to the hash,
 * and moves the focus to the page, so that screen readers announce it.
 */
export function useNavigationFocus(): void {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  const before = useRef<string>(undefined);

  useEffect(() => {
    const first = before.current === undefined;
    const moved = before.current !== pathname;
    before.current = pathname;
    if (hash) {
      const timer = setTimeout(
        () => document.getElementById(idIn(hash))?.scrollIntoView(),
        moved ? SETTLE_MS : 0,
      );
      return () => clearTimeout(timer);
    }
    if (moved && !first) {
      if (how !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    return undefined;
  }, [pathname, hash, how]);
}
