import { Injectable } from '@nestjs/common';
import type { Mode } from '@shlyah/domain';
import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { Database } from '../database/database';
import { isDuplicate } from '../database/driver-errors';
import { Clock } from '../common/clock';
import { sentBodyOf } from '../http/body.pipe';
import { refusal } from '../http/errors';
import { sha256 } from '../common/hashes';
import { IdempotencyKey } from './idempotency-key.entity';
import { readKey, type Repeat } from './repeat';

const lifeMs = 7 * 24 * 60 * 60 * 1000;

/** The account, the operation and the body of a creation. */
interface Sent {
  userId: number;
  /** Keys of the two modes do not collide. */
  mode?: Mode;
  /** Of orders it is left out: their keys are older than those of other operations. */
  operation?: string;
  body: object;
  /** Fields of the body that are not compared: with another value it is still the same creation. */
  ignored?: readonly string[];
}

interface Creation<T> {
  create: (tx: EntityManager) => Promise<{ id: number; answer: T }>;
  /** The answer to the same request sent again, as things are now; null when what was created is gone. */
  again: (tx: EntityManager, id: number) => Promise<T | null>;
}

/** Creates a thing once, however often it is sent with the same Idempotency-Key (docs/contract.md#idempotency). */
@Injectable()
export class Idempotency {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Both the creation and the memory of its key are one unit of work. */
  async run<T>(repeat: Repeat, sent: Sent, creation: Creation<T>): Promise<T> {
    const once = (): Promise<T> =>
      this.database.write(async (tx) =>
        repeat.key === undefined
          ? (await creation.create(tx)).answer
          : this.attempt(tx, repeat, sent, creation),
      );
    try {
      return await once();
    } catch (error) {
      // Another request was faster: what it has created with the same key is answered, what it has taken is refused by its name.
      if (isDuplicate(error)) return once();
      throw error;
    }
  }

  private async attempt<T>(tx: EntityManager, repeat: Repeat, sent: Sent, creation: Creation<T>): Promise<T> {
    const known = await this.known(tx, repeat, sent);
    if (known) {
      const answer = await creation.again(tx, known.orderId);
      if (answer === null) throw refusal('deleted', 'То, что было создано с этим ключом, удалено.');
      repeat.replayed();
      return answer;
    }
    await this.remember(tx, repeat, sent);
    const { id, answer } = await creation.create(tx);
    const { userId, keyHash } = rowOf(repeat, sent);
    await tx.update(IdempotencyKey, { userId, keyHash }, { orderId: id });
    return answer;
  }

  /** What the key has created; 409 when it was sent with something else. */
  async known(manager: EntityManager, repeat: Repeat, sent: Sent): Promise<IdempotencyKey | null> {
    const { userId, keyHash, bodyHash, sentHash } = rowOf(repeat, sent);
    const known = await manager.findOneBy(IdempotencyKey, { userId, keyHash });
    if (!known || known.createdAt <= this.forgotten()) return null;
    const same = known.bodyHash === bodyHash || (sentHash !== null && known.sentHash === sentHash);
    if (!same) throw refusal('idempotency_key_reused');
    return known;
  }

  /** Keeps the key for the thing created in this unit of work. */
  async remember(tx: EntityManager, repeat: Repeat, sent: Sent, id = 0): Promise<void> {
    const row = rowOf(repeat, sent);
    const { userId, keyHash } = row;
    // Of this key alone: looking for all that have expired would wait for whatever others are creating.
    await tx.delete(IdempotencyKey, { userId, keyHash, createdAt: LessThanOrEqual(this.forgotten()) });
    await tx.insert(IdempotencyKey, { ...row, orderId: id, createdAt: this.clock.now() });
  }

  private forgotten(): Date {
    return new Date(this.clock.now().getTime() - lifeMs);
  }
}

function rowOf(repeat: Repeat, { userId, mode = 'live', operation, body, ignored = [] }: Sent) {
  const text = readKey(repeat);
  if (text === undefined) throw refusal('bad_idempotency_key');
  const raw = sentBodyOf(body);
  const hashOf = (content: object): string => {
    const compared = Object.entries(content).filter(([name]) => !ignored.includes(name));
    const text = canonical(Object.fromEntries(compared));
    return sha256(operation === undefined ? text : `${operation} ${text}`);
  };
  return {
    userId,
    // No header has a new line in it: no key of the other mode can read the same.
    keyHash: sha256(mode === 'test' ? `test\n${text}` : text),
    bodyHash: hashOf(body),
    // The defaults of a body may be others after an upgrade.
    sentHash: raw === undefined ? null : hashOf(raw),
  };
}

/** JSON with sorted keys and without undefined: equal bodies read the same however their fields were ordered. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`)
    .join(',')}}`;
}
