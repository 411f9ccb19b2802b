import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { countOf, insertInTurn, type Turn } from '../../../platform/files/owner-queue';
import { sizeOf, type RenderResult, type Job, type WorkerSettings } from './jobs';
import { threadProgram } from './thread-program';

/** Timeout per document of a batch: three times the average; a thousand take less than a load balancer's minute. */
const DOCUMENT_MS = 30;
/** Timeout per picture; a request has at most two hundred. */
const PICTURE_MS = 150;

/** More for the first document of a thread, which loads Carbone first: seconds on a busy machine. */
export const LOADING_MS = 30_000;

const msPerDocument = (job: Job): number =>
  'labels' in job && job.format !== 'pdf' ? PICTURE_MS : DOCUMENT_MS;

export class RenderError extends Error {}

/** The queue is full. */
export class RendererBusyError extends Error {}

export interface RendererSettings extends WorkerSettings {
  /** The timeout of a document, ms; a batch gets more, and so does the first document of a thread. */
  timeout: number;
  /** The maximum length of the queue. */
  maxWaiting: number;
  /** The maximum of an account, the document under way included; none by default. */
  maxOfOwner?: number;
  /** The memory limit of the thread, MB. */
  memory: number;
}

interface Task extends Turn {
  job: Job;
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

/**
 * Renders documents sequentially in a worker thread, so that they do not block the event loop. Starts the thread with the first
 * document, and replaces it after a timeout or a crash.
 */
export class Renderer {
  private readonly waiting: Task[] = [];
  private current: { task: Task; timer: NodeJS.Timeout } | null = null;
  private worker: Worker | null = null;
  private closed = false;

  constructor(private readonly settings: RendererSettings) {}

  /** Renders a document, by default of no account; accounts take turns. Rejects with RendererBusyError or RenderError. */
  render(job: Job, owner = 0): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new RenderError('The renderer is closed'));
      const before = countOf(this.waiting, this.current?.task.owner ?? null, owner);
      const { maxWaiting, maxOfOwner = Infinity } = this.settings;
      if (this.waiting.length >= maxWaiting || before >= maxOfOwner)
        return reject(new RendererBusyError('Too many documents wait'));
      insertInTurn(this.waiting, { owner, before, job, resolve, reject });
      this.next();
    });
  }

  /** Stops immediately; unfinished documents fail. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new RenderError('The renderer is closed'));
    await this.stopWorker('The renderer is closed');
  }

  private next(): void {
    if (this.current) return;
    const task = this.waiting.shift();
    if (!task) {
      // An idle thread does not keep the process alive.
      this.worker?.unref();
      return;
    }
    const loading = this.worker ? 0 : LOADING_MS;
    const timeout = loading + this.settings.timeout + (sizeOf(task.job) - 1) * msPerDocument(task.job);
    const timer = setTimeout(() => void this.stopWorker('The document took too long'), timeout);
    this.current = { task, timer };
    this.worker ??= this.start();
    this.worker.ref();
    this.worker.postMessage(task.job);
  }

  private start(): Worker {
    // Carbone creates this folder on load, and fails if another process does so concurrently.
    mkdirSync(join(tmpdir(), 'carbone_render'), { recursive: true });
    const { folders } = this.settings;
    const worker = new Worker(threadProgram, {
      workerData: { folders } satisfies WorkerSettings,
      resourceLimits: { maxOldGenerationSizeMb: this.settings.memory },
    });
    worker.on('message', (answer: RenderResult) => this.settle(worker, answer));
    worker.on(
      'error',
      (error) => void this.onWorkerEnd(worker, `The thread failed: ${error.stack ?? error.message}`),
    );
    worker.on('exit', (code) => void this.onWorkerEnd(worker, `The thread ended with code ${code}`));
    return worker;
  }

  private settle(worker: Worker, answer: RenderResult): void {
    if (worker !== this.worker || !this.current) return;
    const { task, timer } = this.current;
    clearTimeout(timer);
    this.current = null;
    if ('bytes' in answer) task.resolve(Buffer.from(answer.bytes));
    else task.reject(new RenderError(answer.error));
    this.next();
  }

  private async onWorkerEnd(worker: Worker, reason: string): Promise<void> {
    if (worker === this.worker) await this.stopWorker(reason);
  }

  /** Terminates the thread and fails its current document; the next document starts a new thread. */
  private async stopWorker(reason: string): Promise<void> {
    const { worker, current } = this;
    this.worker = null;
    this.current = null;
    if (current) {
      clearTimeout(current.timer);
      current.task.reject(new RenderError(reason));
    }
    if (!this.closed) this.next();
    await worker?.terminate();
  }
}
