import type { AnyDocument } from './document-kind';
import { akt } from './kinds/akt';
import { dogovor } from './kinds/dogovor';
import { schet } from './kinds/schet';
import { zayavka } from './kinds/zayavka';

/** All documents made from templates. */
export const DOCUMENTS: readonly AnyDocument[] = [dogovor, zayavka, akt, schet];
