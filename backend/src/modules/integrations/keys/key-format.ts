import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Mode } from '@shlyah/domain';

const prefixes: Readonly<Record<Mode, string>> = { live: 'shl_live_', test: 'shl_test_' };

/** The number of random symbols, 256 bits. */
const RANDOM_LENGTH = 43;

/** The checksum detects typing errors without a database query. */
const CHECKSUM_LENGTH = 6;

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The format of a key, which secret scanners recognise. */
const KEY_PATTERN = new RegExp(
  `^shl_(live|test)_([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

/** CRC-32 (IEEE 802.3) in base 62, most significant digit first. */
export function checksumOf(text: string): string {
  let digits = '';
  for (let rest = crc32(text); digits.length < CHECKSUM_LENGTH; rest = Math.floor(rest / BASE62.length))
    digits = BASE62.charAt(rest % BASE62.length) + digits;
  return digits;
}

/** Creates a random key of the mode. */
export function createApiKey(mode: Mode): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => BASE62.charAt(randomInt(BASE62.length)));
  const body = prefixes[mode] + random.join('');
  return body + checksumOf(body);
}

/** The mode of a key; null if the format or the checksum is wrong. */
export function readApiKey(text: string): Mode | null {
  const [, mode, , checksum] = KEY_PATTERN.exec(text) ?? [];
  return checksum === checksumOf(text.slice(0, -CHECKSUM_LENGTH)) ? (mode as Mode) : null;
}

/** The part of a key that stays visible: `shl_live_7Kf2`. */
export const keyPrefix = (key: string): string => key.slice(0, prefixes.live.length + 4);
