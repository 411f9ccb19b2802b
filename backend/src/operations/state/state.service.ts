import { Inject, Injectable } from '@nestjs/common';
import { toMinsk } from '@shlyah/domain';
import { CONFIG, type Config } from '../../platform/config/config';
import { programVersion } from '../../platform/config/version';
import { Database } from '../../platform/database/database';
import { ConfigWarnings } from '../../platform/logging/config-warnings';
import { Clock } from '../../platform/common/clock';
import type { StateDto, StateRowDto } from './state.dto';
import {
  backupRow,
  databaseRow,
  diskRow,
  eventsRow,
  mailRow,
  proxyRow,
  queueRow,
  schemaRow,
  smsRow,
} from './state-words';
import { Vitals } from './vitals';

/** What the admin reads of the running service. */
@Injectable()
export class StateService {
  private readonly startedAt: Date;

  constructor(
    private readonly vitals: Vitals,
    private readonly database: Database,
    private readonly configWarnings: ConfigWarnings,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.startedAt = clock.now();
  }

  async describe(): Promise<StateDto> {
    return { version: programVersion(), startedAt: toMinsk(this.startedAt), rows: await this.rows() };
  }

  private async rows(): Promise<StateRowDto[]> {
    const { vitals, database, configWarnings: signs, config } = this;
    const now = this.clock.now();
    const [ms, schema, backlog, events, backups, disk] = await Promise.all([
      vitals.databaseMs(),
      vitals.schema(),
      vitals.mail(),
      vitals.webhooks(),
      vitals.backupDates(),
      vitals.disk(),
    ]);
    return [
      { title: 'База данных', ...databaseRow(database, ms) },
      { title: 'Схема данных', ...schemaRow(schema) },
      { title: 'Почта', ...mailRow(config) },
      { title: 'SMS', ...smsRow(config) },
      { title: 'Очередь писем', ...queueRow(backlog, now) },
      { title: 'События для программ', ...eventsRow(events, now) },
      { title: 'Адрес и прокси', ...proxyRow(config, signs) },
      { title: 'Резервная копия', ...backupRow(config.backup, backups, now) },
      { title: 'Диск', ...diskRow(disk) },
    ];
  }
}
