import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config';
import { randomHex } from '../shared/hashes';

const version = 'v1';

/**
 * Closes what must be read again and yet not be readable in a stolen table, and hashes what is too short for a plain hash.
 * The key is SECRETS_KEY, or a file of DATA_DIR that is made when it is first needed; all replicas need the same.
 */
@Injectable()
export class Secrets {
  private root: string | null = null;

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'secretsKey' | 'dataDir'>) {}

  /** AES-256-GCM. `place` says whose secret it is and what for: moved to another place it cannot be opened. */
  seal(place: string, text: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key('seal'), nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${version}.${sealed.toString('base64url')}`;
  }

  /** Null when it was sealed with another key or for another place. */
  open(place: string, sealed: string): string | null {
    const bytes = Buffer.from(sealed.slice(version.length + 1), 'base64url');
    const [nonce, body, tag] = [bytes.subarray(0, 12), bytes.subarray(12, -16), bytes.subarray(-16)];
    try {
      const opener = createDecipheriv('aes-256-gcm', this.key('seal'), nonce);
      opener.setAAD(Buffer.from(place)).setAuthTag(tag);
      return Buffer.concat([opener.update(body), opener.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  /** HMAC-SHA-256 in hex: without the key even a short text cannot be guessed from it. */
  mark(place: string, text: string): string {
    return createHmac('sha256', this.key('mark')).update(`${place}\n${text}`).digest('hex');
  }

  /** One key per use, so that none says anything of another. */
  private key(use: string): Buffer {
    this.root ??= this.config.secretsKey ?? keyIn(this.config.dataDir);
    return Buffer.from(hkdfSync('sha256', this.root, '', `shlyah ${use}`, 32));
  }
}

/** The key of the file, which whoever comes first makes: it is linked whole, so that nobody reads half of one. */
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
  return read();
}

const is = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code;
