/** The file of a template. */
export type TemplateName = `${string}.docx` | `${string}.xlsx`;

/** One document to be made. `data` hold nothing but cleaned texts, numbers, nulls and lists of such. */
export interface Job {
  template: TemplateName;
  data: object;
  /** What the QR code says, where the template has one. */
  qr: string | null;
}

/** What the worker is given when it starts. */
export interface WorkerSettings {
  /** Where templates are looked for, in this order. */
  folders: string[];
}

export type Answer = { bytes: ArrayBuffer } | { error: string };
