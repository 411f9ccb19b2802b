import { createContext, useContext } from 'react';

/**
 * Opens an address with a full page load. Routes are fixed by role when the application loads, so login and logout reload
 * it, which also clears the memory of the former session.
 */
export type OpenPage = (address: string) => void;

const Opener = createContext<OpenPage>((address) => window.location.assign(address));

export const OpenPageProvider = Opener.Provider;
export const useOpenPage = (): OpenPage => useContext(Opener);
