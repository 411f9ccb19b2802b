import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { Database } from '../../../platform/database/database';
import { Notifications } from '../../notifications/notifications';
import { Clock } from '../../../platform/common/clock';
import { NextDeliveries } from './next-deliveries';
import { TELL_AFTER_MS } from './schedule';
import { Webhook } from './webhook.entity';

/** Tells the owners of addresses at which nothing has arrived for an hour, once per outage, whichever replica notices it. */
@Injectable()
export class Outages {
  constructor(
    private readonly database: Database,
    private readonly next: NextDeliveries,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  async tell(): Promise<void> {
    const now = await this.database.shared(this.clock.now());
    const long = LessThanOrEqual(new Date(now.getTime() - TELL_AFTER_MS));
    const untold = { state: 'on' as const, failureToldAt: IsNull() };
    for (const { id } of await this.database.read.findBy(Webhook, { ...untold, failingSince: long })) {
      const found = await this.next.address(id);
      if (!found?.webhook.failingSince) continue;
      const { userId, url, failingSince } = found.webhook;
      await this.database.write(async (tx) => {
        const { affected } = await tx.update(
          Webhook,
          { id, failingSince, ...untold },
          { failureToldAt: now },
        );
        if (affected === 1)
          await this.notifications.announce(tx, { kind: 'webhookFailing', userId, url, since: failingSince });
      });
    }
  }
}
