import type { LabelsJob } from '../labels/label';
import type { RegisterJob } from '../registers/register-paper';
import type { RunJob } from '../runs/run-paper';

/** The file of a template. */
export type TemplateName = `${string}.docx` | `${string}.xlsx`;

/** One document to be made from a template. `data` hold nothing but cleaned texts, numbers, nulls and lists of such. */
export interface TemplateJob {
  template: TemplateName;
  data: object;
  /** The text of the QR code, if the template has one. */
  qr: string | null;
}

/** Many documents from one workbook, as sheets of one; `mark` is added to the name of each. */
export interface SheetsJob extends Pick<TemplateJob, 'template'> {
  sheets: (Omit<TemplateJob, 'template'> & { mark: string })[];
}

/** One document to be made. */
export type Job = TemplateJob | SheetsJob | LabelsJob | RegisterJob | RunJob;

/** As many documents in one. */
export const sizeOf = (job: Job): number =>
  'labels' in job ? job.labels.length : 'sheets' in job ? job.sheets.length : 1;

/** The worker's data at start. */
export interface WorkerSettings {
  /** The folders of templates, in the order of search. */
  folders: string[];
}

export type RenderResult = { bytes: ArrayBuffer } | { error: string };
