import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Feed } from '../../platform/feed/feed';
import type { Actor } from '../../platform/http/actor';
import { callerMode } from '../../platform/http/caller';
import { Register } from './register.entity';
import { RegisterLists } from './register-lists';

/** Changes of registers, shared by the services of the module. */
@Injectable()
export class RegisterChanges {
  constructor(
    private readonly lists: RegisterLists,
    private readonly feed: Feed,
  ) {}

  /** Saves the next version of a locked register. */
  async save(
    tx: EntityManager,
    register: Register,
    values: Partial<Register>,
    caller: Actor,
  ): Promise<Register> {
    const changed = await this.lists.save(tx, register, values, caller);
    await this.appendEvent(tx, caller);
    return changed;
  }

  /** The event makes open pages of staff reload their registers; they see no test ones. */
  async appendEvent(tx: EntityManager, caller: Actor): Promise<void> {
    if (callerMode(caller) === 'test') return;
    await this.feed.append(tx, { type: 'register.changed', userId: caller.id });
  }
}
