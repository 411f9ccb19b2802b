import { LessThanOrEqual, MoreThan, Or } from 'typeorm';
import { Database } from '../database/database';
import { isDuplicate } from '../database/driver-errors';
import { Clock, SKEW_MS } from '../common/clock';
import { ReplicaLeaseRow } from './replica-lease.entity';

/** A lease for work that only one replica may do. Of several conditional updates of its row exactly one succeeds. */
export class ReplicaLease {
  private until: Date | null = null;

  constructor(
    private readonly name: string,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes or prolongs the lease for `ms`, always the same time; false while another replica holds it. One that ends later than any lease
   * from now on was taken by a clock that was ahead, and does not hold.
   */
  async take(ms: number): Promise<boolean> {
    const { name } = this;
    const now = await this.database.shared(this.clock.now());
    const nextAt = new Date(now.getTime() + ms);
    const tooLate = new Date(nextAt.getTime() + SKEW_MS);
    const held = this.until ?? Or(LessThanOrEqual(now), MoreThan(tooLate));
    const { affected } = await this.database.write((tx) =>
      tx.update(ReplicaLeaseRow, { name, nextAt: held }, { nextAt }),
    );
    const isMine = affected === 1 || (await this.isFirst(nextAt));
    this.until = isMine ? nextAt : null;
    return isMine;
  }

  async giveBack(): Promise<void> {
    if (this.until === null) return;
    const now = await this.database.shared(this.clock.now());
    const { name, until: nextAt } = this;
    this.until = null;
    await this.database.write((tx) => tx.update(ReplicaLeaseRow, { name, nextAt }, { nextAt: now }));
  }

  private async isFirst(nextAt: Date): Promise<boolean> {
    const { name } = this;
    if (await this.database.read.existsBy(ReplicaLeaseRow, { name })) return false;
    return this.database
      .write((tx) => tx.insert(ReplicaLeaseRow, { name, nextAt }))
      .then(
        () => true,
        (error: unknown) => {
          if (isDuplicate(error)) return false;
          throw error;
        },
      );
  }
}
