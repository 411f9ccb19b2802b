import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access/access.guard';
import { AnonymousQueue } from './access/anonymous-queue';
import { AccountLock } from './access/account-lock';
import { OriginPolicy } from './access/origin-policy';
import { Devices } from './access/devices';
import { Passwords } from './access/passwords';
import { Secrets } from './access/secrets';
import { Quotas } from './access/quotas';
import { SecondFactorPolicy } from './access/second-factor-policy';
import { SessionLookup } from './access/session-lookup';
import { SessionService } from './access/session.service';
import { Throttle } from './access/throttle';
import { CONFIG, type Config } from './config/config';
import { Database } from './database/database';
import { openDatabase } from './storage/open';
import { requestTimeoutMs } from './database/timeouts';
import { Files } from './files/files';
import { FilesController } from './files/files.controller';
import { KeyBearer } from './keys/key-bearer';
import { KeyCalls } from './keys/key-calls';
import { HealthController } from './health.controller';
import { History } from './history/history';
import { Idempotency } from './idempotency/idempotency';
import { ConfigWarnings } from './logging/config-warnings';
import { Journal } from './journal/journal';
import { BodyPipe } from './shared/body.pipe';
import { Clock } from './shared/clock';
import { ErrorFilter } from './shared/error.filter';
import { KnownQuery } from './shared/known-query';
import { SelfCheck } from './shared/self-check';

const shared = [
  ...[
    Clock,
    ConfigWarnings,
    Database,
    Devices,
    SessionService,
    Throttle,
    Passwords,
    Secrets,
    SecondFactorPolicy,
  ],
  ...[AccountLock, SessionLookup, Quotas, AnonymousQueue],
  ...[Files, History, Journal, Idempotency, KeyCalls],
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
        ...shared.filter((one) => one !== Database),
        {
          provide: Database,
          inject: [Clock],
          useFactory: (clock: Clock) => openDatabase(config, () => clock.now(), requestTimeoutMs),
        },
        OriginPolicy,
        KeyBearer,
        SelfCheck,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: KnownQuery },
        { provide: APP_PIPE, useClass: BodyPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
      exports: [CONFIG, ...shared],
    };
  }
}
