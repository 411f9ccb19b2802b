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
}

/** Many documents from one template as sheets of a workbook; `mark` is a suffix of the sheet's name. */
export interface SheetsJob extends Pick<TemplateJob, 'template'> {
  sheets: (Omit<TemplateJob, 'template'> & { mark: string })[];
}

/** A job of the renderer. */
export type Job = TemplateJob | SheetsJob | LabelsJob | RegisterJob | RunJob | WaybillsJob;

/** The number of documents in a job. */
export const sizeOf = (job: Job): number =>
  'labels' in job ? job.labels.length : 'sheets' in job ? job.sheets.length : 1;

/** The `workerData` of the thread. */
export interface WorkerSettings {
  /** The folders of templates, in search order. */
  folders: string[];
}

export type RenderResult = { bytes: ArrayBuffer } | { error: string };
