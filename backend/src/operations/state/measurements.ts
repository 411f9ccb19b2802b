import { statfs } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { NoticeChannel } from '@shlyah/domain';
import { CONFIG, type Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { MailQueue, type ChannelBacklog } from '../../modules/notifications/channels/mail-queue';
import { Mailer } from '../../modules/notifications/channels/mailer';
import {
  DeliveryQueue,
  type AddressCounts,
  type DeliveryBacklog,
} from '../../modules/integrations/webhooks/delivery-queue';
import { JobRuns, type JobState } from '../../platform/queue/job-runs';
import { BackupCopies } from './backup-copies';
import { Backups } from './backups';

/** Unsent messages. */
export interface MailBacklog {
  channels: (Omit<ChannelBacklog, 'firstDue'> & {
    /** Since when its messages should have gone; later than now while all is well. */
    lateSince: Date;
  })[];
  givenUp: number;
}

export interface Schema {
  /** How many migrations have run. */
  steps: number;
  /** A newer program has gone beyond what this one knows. */
  isNewer: boolean;
}

export interface BackupDates {
  /** When the newest backup was made; null when none is known of. */
  at: Date | null;
  /** The name of one that is dated ahead of the clock. */
  ahead: string | null;
}

export interface CopyDates {
  /** When the newest backup was made that has been copied to the second place; null when none is known of. */
  at: Date | null;
  /** The backups share a disk with the data, or with their copies where there is a second place. */
  isOnOneDisk: boolean;
}

const hourMs = 60 * 60_000;
/** Of a program of which nothing is known. */
const otherProgramHours = 24;

/** One that is made takes its time, and one may fail. */
export const backupLateMs = ({ everyHours }: Pick<Config['backup'], 'everyHours'>): number =>
  Math.max(everyHours || otherProgramHours, 1) * 2 * hourMs;

export interface Disk {
  freeBytes: number;
  totalBytes: number;
}

/** What the operator wants to know of the running service, measured when it is asked for. */
@Injectable()
export class Measurements {
  constructor(
    private readonly database: Database,
    private readonly queue: MailQueue,
    private readonly mailer: Mailer,
    private readonly deliveries: DeliveryQueue,
    private readonly backups: Backups,
    private readonly copies: BackupCopies,
    private readonly jobRuns: JobRuns,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A message that is refused waits for its next attempt by right: late is what was due, or a server that fails for all. */
  async mail(): Promise<MailBacklog> {
    const channels = (await this.queue.backlog()).map(({ channel, waiting, firstDue }) => {
      const failing = this.mailer.failingSince(channel);
      return { channel, waiting, lateSince: failing && failing < firstDue ? failing : firstDue };
    });
    return { channels, givenUp: await this.queue.givenUp() };
  }

  /** Since when this process gets nothing through a channel, whether or not a message waits; null while it does. */
  failingSince(channel: NoticeChannel): Date | null {
    return this.mailer.failingSince(channel);
  }

  jobs(): Promise<JobState[]> {
    return this.jobRuns.list();
  }

  webhooks(): Promise<DeliveryBacklog> {
    return this.deliveries.backlog();
  }

  addresses(): Promise<AddressCounts> {
    return this.deliveries.addressCounts();
  }

  async backupDates(): Promise<BackupDates> {
    const [newest, ahead] = await Promise.all([this.backups.newest(), this.backups.datedAhead()]);
    return { at: newest?.at ?? null, ahead: ahead?.name ?? null };
  }

  async copyDates(): Promise<CopyDates> {
    const [newest, isOnOneDisk] = await Promise.all([this.copies.newest(), this.copies.isOnOneDisk()]);
    return { at: newest?.at ?? null, isOnOneDisk };
  }

  get hasSecondPlace(): boolean {
    return this.config.backup.copyDir !== null;
  }

  /** How old the newest backup may be. */
  get backupLateMs(): number {
    return backupLateMs(this.config.backup);
  }

  /** Without a folder for them there is nothing to miss. */
  get hasBackupFolder(): boolean {
    return this.config.backup.dir !== null;
  }

  /** The disk of DATA_DIR. */
  async disk(): Promise<Disk> {
    const { bavail, blocks, bsize } = await statfs(this.config.dataDir);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  }

  /** Milliseconds of the shortest question; null when there is no answer. */
  async databaseMs(): Promise<number | null> {
    const began = performance.now();
    const answered = await this.database.isThere();
    return answered ? performance.now() - began : null;
  }

  async schema(): Promise<Schema> {
    const { read } = this.database;
    const rows = await read.query<{ name: string }[]>('SELECT name FROM migrations');
    return {
      steps: rows.length,
      isNewer: rows.length > read.connection.migrations.length,
    };
  }
}
