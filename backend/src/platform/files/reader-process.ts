import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface ProcessSettings {
  /** The program, which answers each message of its channel by one message; `execArgv`: options of Node for it. */
  program: { file: string; execArgv: readonly string[] };
  /** The heap, MB. */
  memory: number;
  /** The time for an answer, ms. */
  timeout: number;
  /** Added to the first timeout of a process, which loads its program: seconds on a busy machine. */
  loading: number;
  /** The time after which an idle process ends, ms. */
  idle: number;
}

/**
 * A process that is asked one question at a time and kept for the next one. It is started by the first question after its end. A thread
 * would not do for bytes of strangers: V8 ends the whole process for a single allocation above the limit of a thread.
 */
export class ReaderProcess<Question extends object, Answer> {
  private kept: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(private readonly settings: ProcessSettings) {}

  /** Resolves with null when the process ends without an answer or takes too long; rejects when it cannot be started. */
  async ask(question: Question): Promise<Answer | null> {
    clearTimeout(this.idle);
    const { timeout, loading, idle } = this.settings;
    const time = timeout + (this.kept ? 0 : loading);
    const child = (this.kept ??= this.start());
    child.ref();
    child.channel?.ref();
    const timer = setTimeout(() => child.kill('SIGKILL'), time);
    const done = new AbortController();
    try {
      const answered = once(child, 'message', done).then(([answer]) => answer as Answer);
      const ended = once(child, 'close', done).then(() => null);
      // A failed sending is followed by the end of the process.
      child.send(question, () => undefined);
      return await Promise.race([answered, ended]);
    } finally {
      done.abort();
      clearTimeout(timer);
      // An idle process does not keep the server from ending.
      child.unref();
      child.channel?.unref();
      this.idle = setTimeout(() => this.kept?.disconnect(), idle).unref();
    }
  }

  /** Ends the process at once. */
  stop(): void {
    clearTimeout(this.idle);
    this.kept?.kill('SIGKILL');
  }

  /** Starts the process without the environment of the server, which holds secrets. */
  private start(): ChildProcess {
    const { program, memory } = this.settings;
    const child = fork(program.file, {
      execArgv: [...program.execArgv, `--max-old-space-size=${memory}`],
      // A native library that threads share keeps fewer pools of memory.
      env: { MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const forget = () => {
      if (this.kept === child) this.kept = null;
    };
    return child.once('disconnect', forget).once('exit', forget).once('error', forget);
  }
}
