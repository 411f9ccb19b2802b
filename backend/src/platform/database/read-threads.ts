import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { readProgram } from './read-program';

/** A query for a thread. */
export interface ReadRequest {
  sql: string;
  values: unknown[];
}

interface Task {
  asked: ReadRequest;
  resolve: (rows: unknown) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  task: Task | null;
}

/** A slow query leaves the other thread to the quick ones. */
const most = 2;
/** Garbage of a thread, thousands of rows, would otherwise pile up. */
const resourceLimits = { maxYoungGenerationSizeMb: 8 };

/**
 * Runs queries of the embedded database in worker threads, since its driver is synchronous and blocks the event loop. A thread is
 * started on demand; one that has ended is replaced by the next query.
 */
export class ReadThreads {
  private readonly threads: Thread[] = [];
  private readonly waiting: Task[] = [];
  private closed = false;

  constructor(private readonly file: string) {}

  ask(asked: ReadRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(gone());
      this.waiting.push({ asked, resolve, reject });
      this.next();
    });
  }

  /** Running queries are awaited: libsql ends the process when its thread is stopped inside a statement. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.waiting.splice(0)) reject(gone());
    await Promise.all(
      this.threads.map(async ({ worker }) => {
        worker.ref();
        worker.postMessage(null);
        await once(worker, 'exit');
      }),
    );
  }

  /** Gives one waiting query to a free thread; called for each new query and when a thread becomes free or ends. */
  private next(): void {
    const thread = this.waiting.length > 0 ? this.free() : undefined;
    const task = thread && this.waiting.shift();
    if (!thread || !task) return;
    thread.task = task;
    thread.worker.ref();
    thread.worker.postMessage(task.asked);
  }

  private free(): Thread | undefined {
    const idle = this.threads.find(({ task }) => task === null);
    if (idle || this.threads.length === most) return idle;
    const thread: Thread = {
      worker: new Worker(readProgram, { workerData: this.file, resourceLimits }),
      task: null,
    };
    thread.worker.on('message', ({ rows, failure }: { rows: unknown; failure?: object }) => {
      const { task } = thread;
      thread.task = null;
      thread.worker.unref();
      if (failure) task?.reject(Object.assign(new Error(), failure));
      else task?.resolve(rows);
      this.next();
    });
    let cause = gone();
    thread.worker.on('error', (error) => (cause = error as Error));
    thread.worker.on('exit', () => {
      this.threads.splice(this.threads.indexOf(thread), 1);
      thread.task?.reject(cause);
      if (!this.closed) this.next();
    });
    this.threads.push(thread);
    return thread;
  }
}

/** As the driver says it of a connection that is closed. */
const gone = (): Error => new Error('The database connection is not open');
