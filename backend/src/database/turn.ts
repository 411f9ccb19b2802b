import { LessThanOrEqual } from 'typeorm';
import { Clock } from '../shared/clock';
import { Chore } from './chore.entity';
import { Database } from './database';
import { isDuplicate } from './driver-errors';

/** Which replica's turn it is to do what one alone may do. Of several conditional updates of the chore's row exactly one succeeds. */
export class Turn {
  private until: Date | null = null;

  constructor(
    private readonly name: string,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Takes it for so long, ms, or prolongs it; false while another replica has it. */
  async take(ms: number): Promise<boolean> {
    const { name } = this;
    const now = await this.database.shared(this.clock.now());
    const nextAt = new Date(now.getTime() + ms);
    const held = this.until ?? LessThanOrEqual(now);
    const { affected } = await this.database.write((tx) =>
      tx.update(Chore, { name, nextAt: held }, { nextAt }),
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
    await this.database.write((tx) => tx.update(Chore, { name, nextAt }, { nextAt: now }));
  }

  private async isFirst(nextAt: Date): Promise<boolean> {
    const { name } = this;
    if (await this.database.read.existsBy(Chore, { name })) return false;
    return this.database
      .write((tx) => tx.insert(Chore, { name, nextAt }))
      .then(
        () => true,
        (error: unknown) => {
          if (isDuplicate(error)) return false;
          throw error;
        },
      );
  }
}
