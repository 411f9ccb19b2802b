import type { Place } from './commands';
import { createTestDatabase, type TestDatabase } from './test-database';

/** Empty databases, each with a folder, that a spec hands to commands and removes at its end. */
export class Places {
  private readonly made: TestDatabase[] = [];

  /** On the engine under test, unless SQLite is wanted. */
  async empty(engine?: 'sqlite' | 'mysql'): Promise<Place> {
    const place = await createTestDatabase(engine === 'sqlite' ? '' : process.env.TEST_DATABASE_URL);
    this.made.push(place);
    return { database: place.config, dataDir: place.dataDir };
  }

  async drop(): Promise<void> {
    for (const place of this.made) await place.drop();
  }
}
