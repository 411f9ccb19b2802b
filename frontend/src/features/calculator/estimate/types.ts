import type { ComboboxOption } from '../../../ui/fields/Combobox';

/** A city that one may ask the price to: the option of a combobox with its price coefficient. */
export interface EstimateCity extends ComboboxOption {
  id: number;
  found: { coef: number; city: string };
}
