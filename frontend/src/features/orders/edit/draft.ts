import type { Order } from '../types';
import type { EditValues } from './values';

/** Edits that were not saved, with the order as it was when they began. */
export interface EditDraft {
  base: Order;
  values: EditValues;
}

const key = (id: number): string => `shlyah.edit.${id}`;

/** Keeps edits in this tab, so that leaving the page by mistake loses nothing. */
export function keepEdit(draft: EditDraft): void {
  try {
    sessionStorage.setItem(key(draft.base.id), JSON.stringify(draft));
  } catch {
    // Without storage the edits live as long as the page.
  }
}

export function keptEdit(id: number): EditDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(id)) ?? 'null') as EditDraft | null;
    return kept?.base?.id === id && Array.isArray(kept.values?.packages) ? kept : null;
  } catch {
    return null;
  }
}

export function dropEdit(id: number): void {
  try {
    sessionStorage.removeItem(key(id));
  } catch {
    // Nothing was kept.
  }
}
