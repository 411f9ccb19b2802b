import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sizeOf, type RenderResult, type Job, type WorkerSettings } from './jobs';
import { threadProgram } from './thread-program';

/** Three times what a заявка takes; a thousand end within the minute of a balancer. */
const MS_FOR_EACH = 30;
/** The same of a picture, of which a call has two hundred. */
const MS_FOR_PICTURE = 150;

const msForEach = (job: Job): number =>
  'labels' in job && job.format !== 'pdf' ? MS_FOR_PICTURE : MS_FOR_EACH;

export class RenderFailed extends Error {}

/** Too many documents are waiting already. */
export class RendererBusy extends Error {}

export interface RendererSettings extends WorkerSettings {
  /** How long one document may take, ms; many in one may take longer. */
  timeout: number;
  /** How many documents may wait. */
  maxWaiting: number;
  /** The memory limit of the thread, MB. */
  memory: number;
}

interface Task {
  job: Job;
  resolve: (bytes: Buffer) => void;
  reject: (error: Error) => void;
}

/**
 * Makes documents in a thread of their own, one at a time, first come first served, so that a slow one delays no
 * other request. The thread starts with the first document; one that hangs or crashes is replaced before the next.
 */
export class Renderer {
  private readonly waiting: Task[] = [];
  private current: { task: Task; timer: NodeJS.Timeout } | null = null;
  private worker: Worker | null = null;
  private closed = false;

  constructor(private readonly settings: RendererSettings) {}

  /** The bytes of the document. Rejects with RendererBusy or RenderFailed. */
  render(job: Job): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new RenderFailed('The renderer is closed'));
      if (this.waiting.length >= this.settings.maxWaiting)
        return reject(new RendererBusy('Too many documents wait'));
      this.waiting.push({ job, resolve, reject });
      this.next();
    });
  }

  /** Stops at once; unfinished documents fail. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new RenderFailed('The renderer is closed'));
    await this.drop('The renderer is closed');
  }

  private next(): void {
    if (this.current) return;
    const task = this.waiting.shift();
    if (!task) {
      // An idle thread must not keep a command or a test alive.
      this.worker?.unref();
      return;
    }
    const timeout = this.settings.timeout + (sizeOf(task.job) - 1) * msForEach(task.job);
    const timer = setTimeout(() => void this.drop('The document took too long'), timeout);
    this.current = { task, timer };
    this.worker ??= this.start();
    this.worker.ref();
    this.worker.postMessage(task.job);
  }

  private start(): Worker {
    // Carbone creates this folder when it is loaded and fails when another process does the same.
    mkdirSync(join(tmpdir(), 'carbone_render'), { recursive: true });
    const { folders } = this.settings;
    const worker = new Worker(threadProgram, {
      workerData: { folders } satisfies WorkerSettings,
      resourceLimits: { maxOldGenerationSizeMb: this.settings.memory },
    });
    worker.on('message', (answer: RenderResult) => this.settle(worker, answer));
    worker.on(
      'error',
      (error) => void this.lose(worker, `The thread failed: ${error.stack ?? error.message}`),
    );
    worker.on('exit', (code) => void this.lose(worker, `The thread ended with code ${code}`));
    return worker;
  }

  private settle(worker: Worker, answer: RenderResult): void {
    if (worker !== this.worker || !this.current) return;
    const { task, timer } = this.current;
    clearTimeout(timer);
    this.current = null;
    if ('bytes' in answer) task.resolve(Buffer.from(answer.bytes));
    else task.reject(new RenderFailed(answer.error));
    this.next();
  }

  private async lose(worker: Worker, reason: string): Promise<void> {
    if (worker === this.worker) await this.drop(reason);
  }

  /** Ends the thread and fails the document it was making; the next document starts another. */
  private async drop(reason: string): Promise<void> {
    const { worker, current } = this;
    this.worker = null;
    this.current = null;
    if (current) {
      clearTimeout(current.timer);
      current.task.reject(new RenderFailed(reason));
    }
    if (!this.closed) this.next();
    await worker?.terminate();
  }
}
