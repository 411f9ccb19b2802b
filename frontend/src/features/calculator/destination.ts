import { storedValue } from '../../shared/storage';

export interface Destination {
  id: number;
  /** The text of the suggestion, as it stands in the field. */
  search: string;
}

/** The city chosen in the estimator: it follows the person through login into the order form. */
export const destination = storedValue<Destination>(
  'tab',
  'shlyah.destination',
  ({ id, search }) => typeof id === 'number' && typeof search === 'string',
);

/** State of the estimator, kept so that Back from the login restores it. */
export interface Estimate {
  text: string;
  city: { id: number; label: string; found: { coef: number; city: string } } | null;
  /** The price was shown. */
  priced: boolean;
}

export const lastEstimate = storedValue<Estimate>(
  'tab',
  'shlyah.estimate',
  ({ text }) => typeof text === 'string',
);
