import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CONFIG, databaseUrl, type Config } from '../../platform/config/config';
import { ScheduledJob } from '../../platform/queue/scheduled-job';
import { Clock } from '../../platform/common/clock';
import { ANY_BACKUP, backupsIn, isAhead, OWN_BACKUP, saidBy, type BackupFile } from './backup-files';
import { commandProgram } from './command-program';
import { keptBackups } from './kept-backups';

const execute = promisify(execFile);

const lookMs = 60_000;
/** After a backup that failed. */
const pauseMs = 10 * 60_000;
const hourMs = 60 * 60_000;

/**
 * Makes a backup whenever the newest one in BACKUP_DIR is old enough, and keeps those of `keptBackups`. A process of its own makes
 * it, so that no request waits.
 */
@Injectable()
export class Backups implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Backups.name);
  private readonly job = new ScheduledJob(
    {
      job: 'backups',
      lateAfterMs: 3 * hourMs,
      name: Backups.name,
      trouble: 'No backup could be made',
      everyMs: lookMs,
      afterErrorMs: pauseMs,
      reasonOf: saidBy,
    },
    () => this.makeIfDue(),
  );

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const { dir, everyHours } = this.config.backup;
    if (dir !== null && everyHours > 0) this.job.start();
  }

  /** A backup that is being made is given up: it leaves nothing behind. */
  onModuleDestroy(): Promise<void> {
    return this.job.stop();
  }

  /** Null when there is none, or no folder is set. */
  async newest(): Promise<BackupFile | null> {
    const now = this.clock.now();
    return (await this.files()).find((file) => !isAhead(file, now)) ?? null;
  }

  /** A file with a date that no clock has reached; null when there is none. */
  async datedAhead(): Promise<BackupFile | null> {
    const now = this.clock.now();
    return (await this.files()).find((file) => isAhead(file, now)) ?? null;
  }

  /** Makes one if it is time. */
  async makeIfDue(): Promise<void> {
    const { dir, everyHours, keep } = this.config.backup;
    if (dir === null) return;
    await mkdir(dir, { recursive: true });
    const newest = await this.newest();
    const now = this.clock.now();
    if (newest && now.getTime() - newest.at.getTime() < everyHours * hourMs) return;
    const name = `shlyah-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.zip`;
    await this.make(join(dir, name));
    this.logger.log(`Backup ${name} is made`);
    // What is dated ahead takes no place of another, and is left for a person to look at.
    const own = (await backupsIn(dir, OWN_BACKUP)).filter((file) => !isAhead(file, this.clock.now()));
    const kept = keptBackups(own, keep);
    for (const file of own) if (!kept.has(file.name)) await rm(join(dir, file.name), { force: true });
  }

  private async make(file: string): Promise<void> {
    const { database, dataDir } = this.config;
    const env = { ...process.env, DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir };
    await execute(process.execPath, [...commandProgram, 'backup', file], { env, signal: this.job.signal });
  }

  private async files(): Promise<BackupFile[]> {
    const { dir } = this.config.backup;
    return dir === null ? [] : backupsIn(dir, ANY_BACKUP);
  }
}
