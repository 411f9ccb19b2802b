import type { DocumentKind } from './document-kind';
import { dogovor } from './kinds/dogovor';
import { zayavka } from './kinds/zayavka';

/** All documents made from templates. */
export const DOCUMENTS: readonly DocumentKind[] = [dogovor, zayavka];
