import { Inject, Injectable, Logger } from '@nestjs/common';
import { toMinsk } from '@shlyah/domain';
import { CONFIG, type Config } from '../../platform/config/config';
import { programVersion } from '../../platform/config/version';
import { Database } from '../../platform/database/database';
import { ConfigWarnings } from '../../platform/logging/config-warnings';
import { Clock } from '../../platform/common/clock';
import type { StateDto, StateRowDto } from './state.dto';
import {
  channelRow,
  databaseRow,
  diskRow,
  eventsRow,
  mailRow,
  proxyRow,
  queueRow,
  schemaRow,
  smsRow,
  unknownRow,
} from './state-words';
import { backupRow, copyRow } from './backup-words';
import { jobsRow } from './job-words';
import type { StateRow } from './state-row';
import { Measurements } from './measurements';
import { OtherServers } from './other-servers';

/** What the admin reads of the running service. */
@Injectable()
export class StateService {
  private readonly logger = new Logger(StateService.name);
  private readonly startedAt: Date;

  constructor(
    private readonly measurements: Measurements,
    private readonly database: Database,
    private readonly configWarnings: ConfigWarnings,
    private readonly others: OtherServers,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.startedAt = clock.now();
  }

  async describe(): Promise<StateDto> {
    return { version: programVersion(), startedAt: toMinsk(this.startedAt), rows: await this.rows() };
  }

  /** Each part is queried by itself: a failing one is reported as such and does not hide the others. */
  private rows(): Promise<StateRowDto[]> {
    const { measurements, database, configWarnings, config } = this;
    const now = this.clock.now();
    return Promise.all([
      this.row('База данных', async () =>
        databaseRow(database, await measurements.databaseMs(), this.others.areThere),
      ),
      this.row('Схема данных', async () => schemaRow(await measurements.schema())),
      this.row('Почта', () => mailRow(config, measurements.failingSince('email'))),
      this.row('SMS', () => smsRow(config, measurements.failingSince('sms'))),
      ...(config.gateways.viber
        ? [this.row('Viber', () => channelRow('viber', measurements.failingSince('viber')))]
        : []),
      ...(config.telegram
        ? [this.row('Telegram', () => channelRow('telegram', measurements.failingSince('telegram')))]
        : []),
      this.row('Очередь писем', async () => queueRow(await measurements.mail(), config, now)),
      this.row('События для программ', async () =>
        eventsRow(await measurements.webhooks(), await measurements.addresses(), now),
      ),
      this.row('Работы по расписанию', async () => jobsRow(await measurements.jobs(), now)),
      this.row('Адрес и прокси', () => proxyRow(config, configWarnings)),
      this.row('Резервная копия', async () =>
        backupRow(config.backup, await measurements.backupDates(), now),
      ),
      ...(config.backup.dir === null
        ? []
        : [
            this.row('Вторая копия', async () => copyRow(config.backup, await measurements.copyDates(), now)),
          ]),
      this.row('Диск', async () => diskRow(await measurements.disk())),
    ]);
  }

  private async row(title: string, tell: () => StateRow | Promise<StateRow>): Promise<StateRowDto> {
    try {
      return { title, ...(await tell()) };
    } catch (error) {
      this.logger.error(`«${title}» cannot be told: ${String(error)}`);
      return { title, ...unknownRow };
    }
  }
}
