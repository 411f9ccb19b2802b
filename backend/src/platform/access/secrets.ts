import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { randomHex } from '../common/hashes';

const version = 'v1';

/**
 * Closes what must be read again and yet not be readable in a stolen table, and hashes values too short for a plain hash.
 * The key is SECRETS_KEY, or a file of DATA_DIR that is made when it is first needed; all replicas need the same. What the key
 * before it has closed is read too (SECRETS_KEY_OLD).
 */
@Injectable()
export class Secrets {
  private root: string | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'secretsKey' | 'secretsKeyOld' | 'dataDir'>,
  ) {}

  /** AES-256-GCM. `place` says whose secret it is and what for: moved to another place it cannot be opened. */
  seal(place: string, text: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.keys('seal')[0], nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${version}.${sealed.toString('base64url')}`;
  }

  /** Null when it was sealed with a key that is not known, or for another place. */
  open(place: string, sealed: string): string | null {
    return this.opened(place, sealed)?.text ?? null;
  }

  /** The same text sealed with the key that counts now; null when nothing is to be done or can be. */
  resealed(place: string, sealed: string): string | null {
    const found = this.opened(place, sealed);
    return found?.isOld ? this.seal(place, found.text) : null;
  }

  private opened(place: string, sealed: string): { text: string; isOld: boolean } | null {
    for (const [index, key] of this.keys('seal').entries()) {
      const text = openWith(key, place, sealed);
      if (text !== null) return { text, isOld: index > 0 };
    }
    return null;
  }

  /** HMAC-SHA-256 in hex: without the key even a short text cannot be guessed from it. */
  mark(place: string, text: string): string {
    return this.marks(place, text)[0];
  }

  /** The mark, and what it was by the key before. */
  marks(place: string, text: string): [string, ...string[]] {
    const [mark, ...others] = this.keys('mark').map((key) =>
      createHmac('sha256', key).update(`${place}\n${text}`).digest('hex'),
    );
    return [mark as string, ...others];
  }

  /** The key that counts now, and the one before it. One per use, so that none says anything of another. */
  private keys(use: string): [Buffer, ...Buffer[]] {
    this.root ??= this.config.secretsKey ?? keyIn(this.config.dataDir);
    const old = this.config.secretsKeyOld;
    return [keyOf(this.root, use), ...(old === null ? [] : [keyOf(old, use)])];
  }
}

const keyOf = (root: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', root, '', `shlyah ${use}`, 32));

function openWith(key: Buffer, place: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed.slice(version.length + 1), 'base64url');
  const [nonce, body, tag] = [bytes.subarray(0, 12), bytes.subarray(12, -16), bytes.subarray(-16)];
  try {
    const opener = createDecipheriv('aes-256-gcm', key, nonce);
    opener.setAAD(Buffer.from(place)).setAuthTag(tag);
    return Buffer.concat([opener.update(body), opener.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** The key in the file, created by the first process: it is linked whole, so that it is never read in part. */
function keyIn(folder: string): string {
  const file = join(folder, 'secrets.key');
  const made = `${file}.${randomHex(8)}`;
  const read = (): string => readFileSync(file, 'utf8').trim();
  try {
    return read();
  } catch (error) {
    if (!is(error, 'ENOENT')) throw error;
  }
  writeFileSync(made, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(made, file);
  } catch (error) {
    if (!is(error, 'EEXIST')) throw error;
  } finally {
    rmSync(made);
  }
  new Logger('Secrets').warn(
    `${file} was made: keep a copy of it. If there was one before, bring it back: what that one has sealed cannot be read`,
  );
  return read();
}

const is = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;
