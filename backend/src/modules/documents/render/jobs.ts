import type { ActJob } from '../acts/act-job';
import type { ConfirmationJob } from '../confirmations/confirmation-job';
import type { LabelsJob } from '../labels/label';
import type { RegisterJob } from '../registers/register-job';
import type { WaybillsJob } from '../returns/waybills';
import type { RunJob } from '../runs/run-sheet';

/** The file of a template. */
export type TemplateName = `${string}.docx` | `${string}.xlsx`;

/** A document from a template. `data` consists of sanitised texts, numbers, nulls and lists of them. */
export interface TemplateJob {
  template: TemplateName;
  data: object;
  /** The text of the QR code, if the template has one. */
  qr: string | null;
  /** Printed across each sheet of a workbook that has pictures. */
  across?: string;
  /** The number of rows of a long table, which gives it more time and a thread of its own. */
  rows?: number;
}

/** Many documents from one template as sheets of a workbook; `mark` is a suffix of the sheet's name. */
export interface SheetsJob extends Pick<TemplateJob, 'template'> {
  sheets: (Omit<TemplateJob, 'template'> & { mark: string })[];
}

/** A job of the renderer. */
export type Job =
  TemplateJob | SheetsJob | LabelsJob | RegisterJob | RunJob | WaybillsJob | ActJob | ConfirmationJob;

/** The number of documents in a job, of rows in an act. */
export function sizeOf(job: Job): number {
  if ('labels' in job) return job.labels.length;
  if ('sheets' in job) return job.sheets.length;
  if ('act' in job) return Math.max(1, job.act.rows.length);
  return 'rows' in job ? Math.max(1, job.rows ?? 1) : 1;
}

/** The `workerData` of the thread. */
export interface WorkerSettings {
  /** The folders of templates, in search order. */
  folders: string[];
}

export type RenderResult = { bytes: ArrayBuffer } | { error: string };
