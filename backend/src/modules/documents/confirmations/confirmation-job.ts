import type { Signature } from '@shlyah/domain';

/** A row of a confirmation; each sign of a code counts. */
export interface Fact {
  label: string;
  value: string;
  kind?: 'code';
}

/** The texts of the confirmation of a try. */
export interface Confirmation {
  title: string;
  /** «Заказ № 125, попытка 1, запись № 31». */
  about: string;
  company: string;
  /** Printed across the page; empty for a row that stands. */
  across: string;
  /** What has corrected the row; empty for a row that stands. */
  notice: string;
  facts: Fact[];
  /** Under the signature, or why there is none; empty where none is expected. */
  signed: string;
  /** Over the pictures; empty without any. */
  pictured: string;
  /** At the foot of the page. */
  foot: string;
}

export interface ConfirmationJob {
  confirmation: Confirmation;
  signature: Signature | null;
  /** JPEGs; null for one that is gone. */
  pictures: (Uint8Array | null)[];
}
