import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './platform/access/access.guard';
import { AnonymousQueue } from './platform/access/anonymous-queue';
import { AccountLock } from './platform/access/account-lock';
import { OriginPolicy } from './platform/access/origin-policy';
import { Devices } from './platform/access/devices';
import { PASSWORD_COST, passwordCost, Passwords } from './platform/access/passwords';
import { Secrets } from './platform/access/secrets';
import { Quotas } from './platform/access/quotas';
import { SecondFactorPolicy } from './platform/access/second-factor-policy';
import { SessionLookup } from './platform/access/session-lookup';
import { Throttle } from './platform/access/throttle';
import { CONFIG, type Config } from './platform/config/config';
import { Database } from './platform/database/database';
import { openDatabase } from './storage/open';
import { requestTimeoutMs } from './platform/database/timeouts';
import { Files } from './platform/files/files';
import { FilesController } from './platform/files/files.controller';
import { SentTables } from './platform/files/import/sent-table';
import { TableReader } from './platform/files/import/table-reader';
import { UploadReader } from './platform/files/upload-reader';
import { KeyCalls } from './modules/integrations/keys/key-calls';
import { HealthController } from './operations/state/health.controller';
import { History } from './platform/journal/history/history';
import { Idempotency } from './platform/idempotency/idempotency';
import { ConfigWarnings } from './platform/logging/config-warnings';
import { JobRuns } from './platform/queue/job-runs';
import { Journal } from './platform/journal/journal';
import { BodyPipe } from './platform/http/body.pipe';
import { Clock } from './platform/common/clock';
import { ErrorFilter } from './platform/http/error.filter';
import { KnownQuery } from './platform/http/known-query';
import { KnownVersion } from './platform/http/known-version';
import { SelfCheck } from './platform/http/self-check';

const shared = [
  Clock,
  ConfigWarnings,
  Database,
  Devices,
  Throttle,
  Passwords,
  Secrets,
  SecondFactorPolicy,
  AccountLock,
  SessionLookup,
  Quotas,
  AnonymousQueue,
  Files,
  UploadReader,
  SentTables,
  History,
  Journal,
  Idempotency,
  KeyCalls,
  JobRuns,
];

/** What every noun uses: configuration, database, sessions, the guard, the error filter. */
@Global()
@Module({})
export class PlatformModule {
  static register(config: Config): DynamicModule {
    return {
      module: PlatformModule,
      imports: [DiscoveryModule],
      controllers: [HealthController, FilesController],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: PASSWORD_COST, useValue: passwordCost },
        ...shared.filter((one) => one !== Database),
        {
          provide: Database,
          inject: [Clock],
          useFactory: (clock: Clock) => openDatabase(config, () => clock.now(), requestTimeoutMs),
        },
        OriginPolicy,
        TableReader,
        SelfCheck,
        { provide: APP_GUARD, useClass: KnownVersion },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: KnownQuery },
        { provide: APP_PIPE, useClass: BodyPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
      exports: [CONFIG, ...shared],
    };
  }
}
