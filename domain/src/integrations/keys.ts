import { modes, type Mode } from './modes';
import { defineFields } from '../validation/field';

/** How many keys an account may have, the expired ones included. */
export const KEYS_MOST = 20;

/** How long the secret before the last one may go on working, in hours. */
export const OVERLAP_HOURS = 72;

/** Addresses and networks that a key may be bound to. */
export const KEY_ADDRESSES = 20;

/** The fields of a new key; its scopes and addresses are lists and stand beside. */
export const keyFields = defineFields({
  name: {
    kind: 'text',
    required: true,
    max: 80,
    label: 'Название',
    about: 'Название для людей: где ключ стоит',
    example: '1С, склад',
  },
  mode: {
    kind: 'choice',
    required: true,
    choices: modes,
    choicesName: 'Mode',
    choiceLabels: { live: 'Рабочий', test: 'Тестовый' },
    label: 'Режим',
    about: 'live — настоящие заказы, test — тестовые: их видите только вы',
    example: 'test',
  },
  expiresAt: {
    kind: 'date',
    label: 'Действует до',
    about: 'До какого времени действует, по Минску; null — пока не отозван',
    example: '2027-11-20 00:00',
  },
});

const prefixes: Readonly<Record<Mode, string>> = { live: 'shl_live_', test: 'shl_test_' };

/** Random symbols, and those that tell a typing error without the database being asked. */
export const KEY_RANDOM = 43;
const CHECK = 6;

const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A key's form; secret scanners know keys by it. */
const looks = new RegExp(`^shl_(live|test)_([0-9A-Za-z]{${KEY_RANDOM}})([0-9A-Za-z]{${CHECK}})$`);

/** CRC-32 (IEEE 802.3), bit by bit: it is run once for each call. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const symbol of text) {
    crc ^= symbol.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A number in base 62, as long as any CRC. */
function inSymbols(value: number): string {
  let text = '';
  for (let rest = value, at = 0; at < CHECK; at++, rest = Math.floor(rest / symbols.length))
    text = symbols.charAt(rest % symbols.length) + text;
  return text;
}

/** The key that `KEY_RANDOM` numbers from 0 to 61 make. */
export function apiKeyOf(mode: Mode, random: readonly number[]): string {
  if (random.length !== KEY_RANDOM) throw new RangeError(`${KEY_RANDOM} random symbols make a key`);
  const body = prefixes[mode] + random.map((value) => symbols.charAt(value)).join('');
  return body + inSymbols(crc32(body));
}

/** The mode of a key; null for what was mistyped or is none. */
export function readApiKey(text: string): Mode | null {
  const [, mode, , check] = looks.exec(text) ?? [];
  return check === inSymbols(crc32(text.slice(0, -CHECK))) ? (mode as Mode) : null;
}

/** A key's visible part after its creation: `shl_live_7Kf2`. */
export const keyPrefix = (key: string): string => key.slice(0, prefixes.live.length + 4);
