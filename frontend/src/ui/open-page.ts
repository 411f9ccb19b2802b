import { createContext, useContext } from 'react';

/**
 * Opens an address anew, as the browser does. The route set is fixed by role when the application loads, so
 * login and logout load it again; nothing of the former session stays in memory.
 */
export type OpenPage = (address: string) => void;

const Opener = createContext<OpenPage>((address) => window.location.assign(address));

export const OpenPageProvider = Opener.Provider;
export const useOpenPage = (): OpenPage => useContext(Opener);
