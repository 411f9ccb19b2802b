import { composed } from '../text/fold';
import { hostInLetters } from './host';
import { LIMITS } from './limits';

/** Normalises an e-mail address for storage and comparison: trimmed, lower case, NFC, with a decoded host. */
export function normaliseEmail(text: string): string {
  const address = composed(text.trim()).toLowerCase();
  const host = address.lastIndexOf('@') + 1;
  return address.slice(0, host) + hostInLetters(address.slice(host));
}

/** Allows letters of any alphabet, for domains such as .бел. */
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Whether the trimmed text has the form `name@host.zone`. */
export function isEmail(text: string): boolean {
  const address = normaliseEmail(text);
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const labels = address.slice(at + 1).split('.');
  const zone = labels.at(-1) ?? '';
  return (
    address.length <= LIMITS.email &&
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    /\p{L}/u.test(zone) &&
    [...zone].length >= 2
  );
}
