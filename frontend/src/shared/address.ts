import { useParams } from 'react-router';

/** A page number or an id in an address: whole, from 1, as the API takes it; null for anything else. */
export const numberFrom = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;

/** The `:id` of an order's address; test orders have negative numbers (docs/contract.md#sandbox). */
export function useAddressOrder(): number | null {
  const { id = '' } = useParams();
  const number = numberFrom(id.replace(/^-/, ''));
  return id.startsWith('-') && number !== null ? -number : number;
}

/** The number in `?page=2`: 1 when none is given, null when the value is no number. */
export const pageFrom = (query: URLSearchParams): number | null =>
  query.has('page') ? numberFrom(query.get('page')) : 1;

/** The `:id` of the address: an id, or the page number of a list. */
export const useAddressId = (): number | null => numberFrom(useParams().id);
