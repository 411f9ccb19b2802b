import { hostInLetters } from './host';
import { LIMITS } from './limits';

/** An e-mail address as it is kept and compared: trimmed, lower case, NFC, its host in letters. */
export function normaliseEmail(text: string): string {
  const address = text.trim().normalize('NFC').toLowerCase();
  const host = address.lastIndexOf('@') + 1;
  return address.slice(0, host) + hostInLetters(address.slice(host));
}

/** Letters of any alphabet: Belarus has the domain .бел. */
const LOCAL_PART = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Whether the text looks like `name@host.zone`; blanks around it do not matter. */
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
