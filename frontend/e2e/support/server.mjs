// A process of the built product for one world after another.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The line after the last one of an application. */
export const CLOSED = 'The application is closed';

/** Starts the process; `env` is added to its environment. */
export function startServer(env) {
  const child = fork(join(import.meta.dirname, 'host.mjs'), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let log = '';
  let open = false;
  child.stdout.setEncoding('utf8').on('data', (text) => (log += text));
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  // A test would only say that the server does not answer any more.
  let ending = false;
  child.once('exit', (code, signal) => {
    if (ending) return;
    console.error(`The server has ended by itself (${signal ?? code}). Its last lines:\n${log.slice(-4000)}`);
  });
  const written = async (words) => {
    for (let attempt = 0; attempt < 4800; attempt++) {
      if (log.includes(words)) return;
      if (ended()) throw new Error(`The server ended before it wrote «${words}»`);
      await sleep(25);
    }
    // The next world gets another process.
    child.kill('SIGKILL');
    throw new Error(`The server did not write «${words}» within two minutes`);
  };
  return {
    /** Whether it can take a world. One that was never closed is left to the end of the run. */
    free: () => !open && !ended(),
    /** Starts an application with these settings. */
    open: async (settings) => {
      open = true;
      child.send(settings);
      await written(' is running: ');
    },
    /** Closes the application and returns its log. */
    close: async () => {
      if (!ended()) {
        child.send('close');
        await written(CLOSED);
      }
      const whole = log;
      log = '';
      open = false;
      return whole;
    },
    end: async () => {
      ending = true;
      if (child.kill()) await once(child, 'exit');
    },
  };
}
