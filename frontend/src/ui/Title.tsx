import { createContext, use, useEffect } from 'react';

/** The company's name, at the end of every page's title. */
export const SiteName = createContext('');

/** Sets the page's title: shown in the tab and in the history, announced by screen readers. */
export function Title({ children }: { children: string }) {
  const site = use(SiteName);
  const title = titleOf(children, site);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

const counted = /^\(\d+\) /;

/** Puts a number before the page's title, such as how many new rows wait; nothing for none. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    document.title = `(${count}) ${document.title.replace(counted, '')}`;
    return () => {
      document.title = document.title.replace(counted, '');
    };
  }, [count]);
}

/** A title that names the site itself stays as it is. */
const titleOf = (page: string, site: string): string =>
  site === '' || page.includes(site) ? page : `${page} — ${site}`;
