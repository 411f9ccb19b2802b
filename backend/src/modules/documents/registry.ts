import type { DocumentKind } from './document-kind';
import { dogovor } from './kinds/dogovor';
import { zayavka } from './kinds/zayavka';

/** Every document that the product makes. */
export const DOCUMENTS: readonly DocumentKind[] = [dogovor, zayavka];
