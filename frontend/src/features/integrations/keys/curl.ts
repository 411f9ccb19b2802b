import type { Scope } from '@shlyah/domain';
import type { NewKey } from '../types';

/** Something that the key may read and that changes nothing. */
const readings: readonly (readonly [Scope, string])[] = [
  ['orders:read', '/api/order'],
  ['quotes', '/api/points'],
  ['webhooks', '/api/webhooks'],
];

/** A line for the terminal that tries a new key. A key that may only place orders is refused by name, which proves it as well. */
export function curlOf({ secret, scopes }: Pick<NewKey, 'secret' | 'scopes'>, site: string): string {
  const path = readings.find(([scope]) => scopes.includes(scope))?.[1] ?? '/api/order';
  return `curl ${site}${path} -H 'Authorization: Bearer ${secret}'`;
}
