import type { EntityManager } from 'typeorm';

/** The registers of test orders, which go with them; the registers provide it. */
export abstract class TestRegisters {
  /** Deletes at most `most` test registers of a client, or those made before a moment; returns their number. */
  abstract remove(
    tx: EntityManager,
    of: { userId: number } | { madeBefore: Date },
    most: number,
  ): Promise<number>;
}
