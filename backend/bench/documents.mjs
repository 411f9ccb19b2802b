#!/usr/bin/env node
// How many documents are made a second, and how long another request on the main thread waits while 50 documents are made.
//   npm run bench -- documents
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { line, share } from './lib/figures.mjs';

const require = createRequire(import.meta.url);
const built = (path) => require(`../dist/modules/documents/${path}.js`);
const { sampleSource } = built('data/sample');
const { DOCUMENTS } = built('registry');
const { Renderer } = built('render/renderer');
const { builtInTemplates } = built('template-folders');

const jobs = new Map(DOCUMENTS.map((kind) => [kind.template, kind.fill(sampleSource).job]));
const templates = [...jobs.keys()];
const documents = 300;

const renderer = new Renderer({
  folders: [builtInTemplates],
  timeout: 30_000,
  maxWaiting: 1000,
  memory: 256,
});
const render = (template) => renderer.render(jobs.get(template));

async function perSecond(template) {
  // The first one starts the thread.
  await render(template);
  const began = performance.now();
  for (let count = 0; count < documents; count++) await render(template);
  return (documents / (performance.now() - began)) * 1000;
}

/** Asks a server on the main thread, one request after another, until told to stop; answers all the waits in ms. */
const asking = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { Agent, get } = require('node:http');
  const agent = new Agent({ keepAlive: true });
  const waits = [];
  let done = false;
  parentPort.once('message', () => { done = true; });
  const ask = () => {
    if (done) { agent.destroy(); return parentPort.postMessage(waits); }
    const began = performance.now();
    get({ port: workerData, agent }, (response) => response.resume().on('end', () => {
      waits.push(performance.now() - began);
      setTimeout(ask, 1);
    }));
  };
  ask();`;

async function waitsDuring(work) {
  const server = createServer((_, response) => response.end('{"status":"ok"}'));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const asker = new Worker(asking, { eval: true, workerData: server.address().port });
  const waits = new Promise((resolve) => asker.once('message', resolve));
  await sleep(300);
  await work();
  asker.postMessage('stop');
  const measured = await waits;
  await asker.terminate();
  server.close();
  // The first ones pay for the compiler.
  return measured.slice(20).sort((one, other) => one - other);
}

const fifty = () =>
  Promise.all(Array.from({ length: 50 }, (_, at) => render(templates[at % templates.length])));

function report(name, waits) {
  const figures = [share(waits, 0.5), share(waits, 0.99), waits.at(-1)].map((ms) => ms.toFixed(2));
  line(name, [...figures, waits.length]);
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`);
for (const template of templates) line(template, [`${(await perSecond(template)).toFixed(0)}/s`]);
line('waits of other requests', ['p50 ms', 'p99 ms', 'longest ms', 'requests']);
report('idle', await waitsDuring(() => sleep(1000)));
report('while 50 are made', await waitsDuring(fifty));

await renderer.close();
