import { numberFrom } from '../../shared/address';

/** The firm that an address names: `user` 0 with a УНП where the account is gone; both null for all firms. */
export interface AskedFirm {
  user: number | null;
  unp: string | null;
}

/** `?user=12`, or `?user=0&unp=190000000`. */
export function firmFrom(query: URLSearchParams): AskedFirm {
  const unp = query.get('user') === '0' ? query.get('unp') || null : null;
  return { user: unp === null ? numberFrom(query.get('user')) : 0, unp };
}

/** The same as the parts of an address. */
export const firmIn = ({ user, unp }: AskedFirm): Record<string, string> => ({
  ...(user !== null && { user: String(user) }),
  ...(unp !== null && { unp }),
});
