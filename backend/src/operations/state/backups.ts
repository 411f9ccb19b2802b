import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
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
import { commandProgram } from './command-program';

const execute = promisify(execFile);

const lookMs = 60_000;
/** After a backup that failed. */
const pauseMs = 10 * 60_000;
const hourMs = 60 * 60_000;
/** The clocks of two machines may differ by minutes; a backup dated further ahead has no known age. */
const aheadMs = hourMs;

/** Any backup counts as one; only those made here are removed. */
const anyBackup = /^shlyah-.*\.zip$/;
const ownBackup = /^shlyah-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.zip$/;

export interface BackupFile {
  name: string;
  at: Date;
}

/** What the command says, in its one line. */
const reasonOf = (error: unknown): string => {
  const { stderr } = error as { stderr?: string };
  return stderr?.trim() || String(error);
};

/**
 * Makes a backup whenever the newest one in BACKUP_DIR is old enough, and keeps the newest few. A process of its own makes
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
      reasonOf,
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
    return (await this.files(anyBackup)).find((file) => !this.isAhead(file)) ?? null;
  }

  /** A file with a date that no clock has reached; null when there is none. */
  async datedAhead(): Promise<BackupFile | null> {
    return (await this.files(anyBackup)).find((file) => this.isAhead(file)) ?? null;
  }

  private isAhead({ at }: BackupFile): boolean {
    return at.getTime() - this.clock.now().getTime() > aheadMs;
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
    const old = (await this.files(ownBackup)).slice(keep);
    for (const file of old) await rm(join(dir, file.name), { force: true });
  }

  private async make(file: string): Promise<void> {
    const { database, dataDir } = this.config;
    const env = { ...process.env, DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir };
    await execute(process.execPath, [...commandProgram, 'backup', file], { env, signal: this.job.signal });
  }

  /** The newest first. */
  private async files(pattern: RegExp): Promise<BackupFile[]> {
    const { dir } = this.config.backup;
    if (dir === null) return [];
    const names = (await readdir(dir).catch(() => [])).filter((name) => pattern.test(name));
    const files = await Promise.all(
      names.map(async (name) => {
        // The file may be removed in between.
        const found = await stat(join(dir, name)).catch(() => null);
        return found ? [{ name, at: found.mtime }] : [];
      }),
    );
    return files.flat().sort((one, two) => two.at.getTime() - one.at.getTime());
  }
}
