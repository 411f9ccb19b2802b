// Every process a script starts is started here, so that none is left behind however the script ends.
import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const running = new Set();
const undo = new Set();
// Windows has no process groups.
const groups = process.platform !== 'win32';
let ending = false;

/** Registers a clean-up for the end, e.g. of a temporary folder; returns a function that runs it earlier. */
export function onEnd(action) {
  undo.add(action);
  return () => {
    if (undo.delete(action)) action();
  };
}

/** Starts a process in a group of its own, with the repository as its folder; `options` are those of spawn. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, detached: groups, ...options });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Resolves with how the process ended: `{code, signal}`; code is null when it could not start or was killed. */
export function ended(child) {
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
  });
}

/** Runs a process to its end and returns `{code, output, seconds}`, output being stdout and stderr together. */
export async function run(command, args, options = {}) {
  const began = Date.now();
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
      options.onOutput?.(text);
    });
  }
  const { code, signal, error } = await ended(child);
  if (error) output += `${error.message}\n`;
  if (signal) output += `ended by ${signal}\n`;
  return { code: code ?? 1, output, seconds: (Date.now() - began) / 1000 };
}

function signalGroup(child, signal) {
  try {
    if (groups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The whole group has gone already.
  }
}

/** Ends a process and all it started: SIGTERM first, SIGKILL after `patience` ms. */
export async function stop(child, patience = 5000) {
  const gone = child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : ended(child);
  signalGroup(child, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patience);
  await gone;
  clearTimeout(timer);
}

/** Ends a process as a crash does, with no chance to finish anything. */
export async function kill(child) {
  const gone = child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : ended(child);
  // An unreferenced process is waited for from here on.
  child.ref();
  child.kill('SIGKILL');
  await gone;
}

/** Ends everything that was started, undoes what was registered, and leaves with `code`. */
export async function leave(code) {
  if (ending) return;
  ending = true;
  await Promise.all([...running].map((child) => stop(child)));
  process.exit(code);
}

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
let react = (signal) => void leave(exitCodes[signal]);

/** From now on `handler` handles SIGINT and SIGTERM; until then they end everything at once. */
export function handleSignals(handler) {
  react = handler;
}

for (const signal of Object.keys(exitCodes)) process.on(signal, () => react(signal));

// npm passes SIGTERM only to its shell, which exits without passing it on.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    react('SIGTERM');
  }, 500);
  watch.unref();
}

process.on('exit', () => {
  for (const child of running) signalGroup(child, 'SIGKILL');
  for (const action of undo) action();
});
