import { createHash, randomBytes, type Hash } from 'node:crypto';

/** A SHA-256 that is fed piece by piece, for content too long to be held at once. */
export const startSha256 = (): Hash => createHash('sha256');

/** SHA-256 in hex, under which a secret or a long text is stored and looked up. */
export const sha256 = (text: string | Buffer): string => startSha256().update(text).digest('hex');

/** The ETag of an answer: the same for the same text, in any process. */
export const etagOf = (text: string): string =>
  `"${startSha256().update(text).digest('base64url').slice(0, 22)}"`;

/** This many random bytes in hex: an unguessable id. */
export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** A secret of 256 random bits for a cookie or a link; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');
