import { createContext, useContext, type ComponentType } from 'react';
import type { ComboboxOption } from '../../../ui/fields/Combobox';
import type { PastOrder, PointChoice, QuoteRequest } from './types';

/** A suggested city, with its zone code when the search knows it. */
export interface CityChoice extends ComboboxOption {
  id: number;
  found: { zone_id: number };
}

export interface QuoteProps {
  /** What to ask the price of; null while something is missing. */
  request: QuoteRequest | null;
  /** What is missing, in words. */
  missing: string;
  /** The items in words, in their order; with them the price of each is shown too. */
  items?: readonly string[];
}

export interface ZoneProps {
  cityId: number | null;
  city: string;
  /** The centre of the region that was chosen on the map or in its list. */
  onPick: (city: CityChoice) => void;
}

/** What the form needs of other parts of the cabinet; the page brings them together. */
export interface OrderTools {
  searchCities: (query: string) => Promise<readonly CityChoice[]>;
  points: readonly PointChoice[];
  /** The points could not be loaded; asks for them again. */
  retryPoints: (() => void) | null;
  /** Former orders, newest first: addresses and recipients are offered from them. */
  past: readonly PastOrder[];
  /** Searches all former orders by a recipient's name, organization or phone. */
  findPast: (query: string) => Promise<readonly PastOrder[]>;
  Quote: ComponentType<QuoteProps>;
  Zones: ComponentType<ZoneProps>;
}

const Tools = createContext<OrderTools | null>(null);
export const OrderToolsProvider = Tools.Provider;

export function useOrderTools(): OrderTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error('The order form wants OrderToolsProvider around it');
  return tools;
}
