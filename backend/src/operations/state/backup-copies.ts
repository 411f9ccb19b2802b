import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config';
import { ScheduledJob } from '../../platform/queue/scheduled-job';
import { Clock } from '../../platform/common/clock';
import { ANY_BACKUP, backupsIn, isAhead, OWN_BACKUP, saidBy, type BackupFile } from './backup-files';
import { commandProgram } from './command-program';
import { keptBackups } from './kept-backups';

const execute = promisify(execFile);

const lookMs = 60_000;
const pauseMs = 10 * 60_000;
const hourMs = 60 * 60_000;

/**
 * Copies the backups to BACKUP_COPY_DIR, where they outlive the first disk, by a process of its own that reads each copy again; and keeps
 * there what `keptBackups` says. What was made while the second place was away follows when it is back.
 */
@Injectable()
export class BackupCopies implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly job = new ScheduledJob(
    {
      job: 'backup-copies',
      lateAfterMs: 3 * hourMs,
      name: BackupCopies.name,
      trouble: 'No backup could be copied to the second place',
      everyMs: lookMs,
      afterErrorMs: pauseMs,
      reasonOf: saidBy,
    },
    () => this.copyNew(),
  );

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const { copyDir, everyHours } = this.config.backup;
    if (copyDir !== null && everyHours > 0) this.job.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.job.stop();
  }

  /** Null when there is none, or no second place is set. */
  async newest(): Promise<BackupFile | null> {
    const { copyDir } = this.config.backup;
    const now = this.clock.now();
    const files = copyDir === null ? [] : await backupsIn(copyDir, ANY_BACKUP);
    return files.find((file) => !isAhead(file, now)) ?? null;
  }

  /** Whether the backups share a disk with the data, or with their copies where there is a second place. */
  async isOnOneDisk(): Promise<boolean> {
    const { dir, copyDir } = this.config.backup;
    if (dir === null) return false;
    const [one, other] = await Promise.all([diskOf(dir), diskOf(copyDir ?? this.config.dataDir)]);
    return one !== null && one === other;
  }

  async copyNew(): Promise<void> {
    const { dir, copyDir, keep } = this.config.backup;
    if (dir === null || copyDir === null) return;
    // It is not made: below a disk that is not mounted it would be on the first one.
    if ((await diskOf(copyDir)) === null)
      throw new Error(`BACKUP_COPY_DIR: there is no folder ${copyDir}: make it, or mount its disk`);
    const made = await this.own(dir);
    const copied = await this.own(copyDir);
    const names = new Set(copied.map(({ name }) => name));
    const missing = made.filter(({ name }) => !names.has(name));
    const kept = keptBackups([...copied, ...missing], keep);
    for (const { name } of missing) if (kept.has(name)) await this.copy(join(dir, name), join(copyDir, name));
    for (const { name } of copied) if (!kept.has(name)) await rm(join(copyDir, name), { force: true });
  }

  private async own(dir: string): Promise<BackupFile[]> {
    const now = this.clock.now();
    return (await backupsIn(dir, OWN_BACKUP)).filter((file) => !isAhead(file, now));
  }

  private async copy(from: string, to: string): Promise<void> {
    await execute(process.execPath, [...commandProgram, 'backup:copy', from, to], {
      signal: this.job.signal,
    });
  }
}

const diskOf = (dir: string): Promise<number | null> =>
  stat(dir).then(
    (found) => (found.isDirectory() ? found.dev : null),
    () => null,
  );
