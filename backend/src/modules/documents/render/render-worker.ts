// The worker thread that renders documents. Carbone is loaded only here, because it is large and handles process signals.
import { parentPort, workerData } from 'node:worker_threads';
import { drawAct } from '../acts/draw-act';
import { drawConfirmation } from '../confirmations/draw-confirmation';
import { printLabels } from '../labels/print-labels';
import { drawRegister } from '../registers/draw-register';
import { drawWaybills } from '../returns/draw-waybills';
import { drawRun } from '../runs/draw-run';
import { makeDocument, makeSheets } from './make-document';
import type { RenderResult, Job, WorkerSettings } from './jobs';
import { TemplateCache } from './template';

const port = parentPort;
if (!port) throw new Error('This file runs only as a worker thread');

const templates = new TemplateCache((workerData as WorkerSettings).folders);

port.on('message', (job: Job) => {
  make(job).then(
    (bytes) => answer({ bytes }, [bytes]),
    (error: unknown) =>
      answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

const make = async (job: Job): Promise<ArrayBuffer> => new Uint8Array(await documentOf(job)).buffer;

async function documentOf(job: Job): Promise<Buffer> {
  if ('labels' in job) return printLabels(job);
  if ('register' in job) return drawRegister(job);
  if ('run' in job) return drawRun(job);
  if ('waybills' in job) return drawWaybills(job);
  if ('act' in job) return drawAct(job);
  if ('confirmation' in job) return drawConfirmation(job);
  const template = await templates.get(job.template);
  return 'sheets' in job
    ? makeSheets(template, job.sheets)
    : makeDocument(template, job.data, job.qr, job.across);
}

const answer = (message: RenderResult, moved: ArrayBuffer[] = []): void => port.postMessage(message, moved);
