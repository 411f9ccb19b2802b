import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 in hex, under which a secret or a long text is stored and looked up. */
export const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** So many random bytes in hex: an id that nobody can guess. */
export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** A secret of 256 random bits for a cookie or a link; what is stored of it is its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');
