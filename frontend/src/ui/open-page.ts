import { createContext, useContext } from 'react';

/**
 * Opens an address with a full page load. Routes are fixed by role when the application loads, so login and logout reload
 * it, which also clears the memory of the former session.
 */
export type OpenPage = (address: string) => void;

const Opener = createContext<OpenPage>((address) => {
  const to = new URL(address, window.location.href);
  window.location.assign(to);
  // A move to a fragment of the same page loads nothing.
  if (to.hash && to.href === window.location.href) window.location.reload();
});

export const OpenPageProvider = Opener.Provider;
export const useOpenPage = (): OpenPage => useContext(Opener);
