import type { EntityManager } from 'typeorm';

/** What messages say of the company that sends them. The company's module provides it. */
export abstract class SenderCompany {
  abstract current(
    manager?: EntityManager,
  ): Promise<{ name: string; phones: readonly { phone: string }[]; hours: string; email: string }>;
}
