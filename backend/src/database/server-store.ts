import type { DataSource } from 'typeorm';
import type { Store, Work } from './store';

/**
 * MySQL or MariaDB: units of work run side by side. Without the gap locks of the default isolation level: they make
 * unrelated inserts wait for one another and deadlock. Versions and unique indexes guard what must not change
 * meanwhile.
 */
export class ServerStore implements Store {
  readonly kind = 'mysql';

  constructor(readonly reader: DataSource) {}

  run<T>(work: Work<T>): Promise<T> {
    return this.reader.transaction('READ COMMITTED', work);
  }

  close(): Promise<void> {
    return this.reader.destroy();
  }
}
