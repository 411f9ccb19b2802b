import { kept } from '../../shared/kept';

export interface Destination {
  id: number;
  /** The text of the suggestion, as it stands in the field. */
  search: string;
}

/** The city chosen in the estimator: it follows the person through login into the order form. */
export const destination = kept<Destination>(
  'tab',
  'shlyah.destination',
  ({ id, search }) => typeof id === 'number' && typeof search === 'string',
);
