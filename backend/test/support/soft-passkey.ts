import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a device can do wrong, or somebody in its place. */
export interface Misuse {
  origin?: string;
  rpId?: string;
  /** Without a finger, a face or a PIN. */
  unverified?: boolean;
  challenge?: string;
  counter?: number;
}

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

const present = 0b1;
const verified = 0b100;
const withKey = 0b1000000;

/** A passkey in software: a P-256 key that answers the API as a browser would with a device. */
export class SoftPasskey {
  readonly id = base64url(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** The answer of navigator.credentials.create. */
  create({ challenge, rp }: Options, misuse: Misuse = {}): object {
    const clientData = this.clientData('webauthn.create', challenge, misuse);
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))]);
    const authData = this.authData(rp?.id ?? '', withKey, misuse, credential);
    const attestation = new Map<string, string | Map<string, never> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.answer({
      clientDataJSON: base64url(clientData),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ['internal'],
    });
  }

  /** The answer of navigator.credentials.get. */
  get({ challenge, rpId }: Options, misuse: Misuse = {}): object {
    const clientData = this.clientData('webauthn.get', challenge, misuse);
    const authData = this.authData(rpId ?? '', 0, misuse);
    const signed = createSign('sha256').update(Buffer.concat([authData, sha256(clientData)]));
    return this.answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(signed.sign(this.keys.privateKey)),
    });
  }

  private answer(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, misuse: Misuse): Buffer {
    const said = { type, challenge: misuse.challenge ?? challenge, origin: misuse.origin ?? this.origin };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
  }

  private authData(rpId: string, flags: number, misuse: Misuse, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(misuse.counter ?? ++this.counter);
    const shown = present | (misuse.unverified ? 0 : verified) | flags;
    return Buffer.concat([sha256(misuse.rpId ?? rpId), Buffer.from([shown]), counter, credential]);
  }
}
