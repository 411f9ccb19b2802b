import { modes, type Mode } from './modes';
import { defineFields } from '../validation/field';

/** Maximum number of keys per account, including expired ones. */
export const KEYS_MOST = 20;

/** Maximum validity of the previous secret after a rotation, hours. */
export const OVERLAP_HOURS = 72;

/** Maximum number of addresses and networks of a key. */
export const KEY_ADDRESSES = 20;

/** The fields of a new key, without its lists of scopes and addresses. */
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

/** The number of random symbols; the checksum detects typing errors without a database query. */
export const KEY_RANDOM = 43;
const CHECKSUM_LENGTH = 6;

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The format of a key, which secret scanners recognise. */
const KEY_PATTERN = new RegExp(
  `^shl_(live|test)_([0-9A-Za-z]{${KEY_RANDOM}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

/** CRC-32 (IEEE 802.3). */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (const symbol of text) {
    crc ^= symbol.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A number in base 62, padded to the length of the checksum. */
function toBase62(value: number): string {
  let text = '';
  for (let rest = value, at = 0; at < CHECKSUM_LENGTH; at++, rest = Math.floor(rest / BASE62.length))
    text = BASE62.charAt(rest % BASE62.length) + text;
  return text;
}

/** Builds a key from `KEY_RANDOM` numbers from 0 to 61. */
export function createApiKey(mode: Mode, random: readonly number[]): string {
  if (random.length !== KEY_RANDOM) throw new RangeError(`${KEY_RANDOM} random symbols make a key`);
  const body = prefixes[mode] + random.map((value) => BASE62.charAt(value)).join('');
  return body + toBase62(crc32(body));
}

/** The mode of a key; null if the format or the checksum is wrong. */
export function readApiKey(text: string): Mode | null {
  const [, mode, , check] = KEY_PATTERN.exec(text) ?? [];
  return check === toBase62(crc32(text.slice(0, -CHECKSUM_LENGTH))) ? (mode as Mode) : null;
}

/** The part of a key that stays visible: `shl_live_7Kf2`. */
export const keyPrefix = (key: string): string => key.slice(0, prefixes.live.length + 4);
