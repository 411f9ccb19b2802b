import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The heading of a section that letters link to by its id: the page scrolls there, again when the section's `data` comes,
 * since the browser looks for the hash before the section is rendered.
 */
export function useSectionOfHash(id: string, data: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) heading.current?.scrollIntoView();
  }, [hash, id, data]);
  return heading;
}
