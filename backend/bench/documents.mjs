// `node backend/bench/documents.mjs` (after a build): documents per second beside bare carbone on the same templates, and
// how long another request on the main thread waits while 50 documents are made.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const require = createRequire(import.meta.url);
const built = (path) => require(`../dist/modules/documents/${path}.js`);
const { sampleSource } = built('data/sample');
const { DOCUMENTS } = built('registry');
const { Renderer } = built('render/renderer');
const { builtInTemplates } = built('template-folders');

const jobs = new Map(DOCUMENTS.map((kind) => [kind.template, kind.fill(sampleSource).job]));
const templates = [...jobs.keys()];
const dataOf = (template) => jobs.get(template).data;
const rounds = 5;
const documents = 100;

const renderer = new Renderer({
  folders: [builtInTemplates],
  timeout: 30_000,
  maxWaiting: 1000,
  memory: 256,
});
const ours = (template) => renderer.render(jobs.get(template));

/** Bare carbone in a thread of its own, as little as can be around it. */
const bare = new Worker(
  `const { parentPort } = require('node:worker_threads');
   const carbone = require(${JSON.stringify(require.resolve('carbone'))});
   parentPort.on('message', ({ file, data }) =>
     carbone.render(file, data, { lang: 'ru', timezone: 'Europe/Minsk' }, (error, bytes) => {
       if (error) throw error;
       parentPort.postMessage(bytes.length);
     }));`,
  { eval: true, env: { ...process.env, TMPDIR: tmpdir() } },
);
const carbone = (template) =>
  new Promise((resolve) => {
    bare.once('message', resolve);
    bare.postMessage({ file: join(builtInTemplates, template), data: dataOf(template) });
  });

async function perSecond(make, template) {
  const began = performance.now();
  for (let i = 0; i < documents; i++) await make(template);
  return (documents / (performance.now() - began)) * 1000;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const percentile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)];

/** Rounds alternate, so that whatever else the machine does falls on both. */
async function throughput(template) {
  const speeds = { ours: [], bare: [] };
  await perSecond(ours, template);
  await perSecond(carbone, template);
  for (let round = 0; round < rounds; round++) {
    speeds.ours.push(await perSecond(ours, template));
    speeds.bare.push(await perSecond(carbone, template));
  }
  const [mine, theirs] = [median(speeds.ours), median(speeds.bare)];
  const ratios = speeds.ours.map((speed, i) => speed / speeds.bare[i]);
  console.log(
    `${template}: ${mine.toFixed(0)} documents/s, bare carbone ${theirs.toFixed(0)}/s, ` +
      `ratio ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`,
  );
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
  await new Promise((resolve) => setTimeout(resolve, 300));
  await work();
  asker.postMessage('stop');
  const measured = await waits;
  await asker.terminate();
  server.close();
  return measured.slice(20);
}

const fifty = (make) => () => Promise.all(Array.from({ length: 50 }, (_, i) => make(templates[i % 2])));

function report(what, waits) {
  const [middle, high] = [0.5, 0.99].map((share) => percentile(waits, share).toFixed(2));
  console.log(
    `${what}: p50 ${middle} ms, p99 ${high} ms, longest ${Math.max(...waits).toFixed(1)} ms, ${waits.length} requests`,
  );
}

console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`);
for (const template of templates) await throughput(template);

const idle = await waitsDuring(() => new Promise((resolve) => setTimeout(resolve, 1000)));
report('other requests, nothing else going on', idle);
report('other requests while 50 documents are made', await waitsDuring(fifty(ours)));

// Last, because loading carbone changes this process: what it would be without the thread.
const inProcess = require('carbone');
const onMainThread = (template) =>
  new Promise((resolve, reject) => {
    const done = (error, bytes) => (error ? reject(error) : resolve(bytes));
    inProcess.render(join(builtInTemplates, template), dataOf(template), { lang: 'ru' }, done);
  });
await onMainThread('dogovor.docx');
report('the same with bare carbone on the main thread', await waitsDuring(fifty(onMainThread)));

await renderer.close();
await bare.terminate();
