import type { KeptProof } from '../orders';
import type { CourierOutcomeDto } from './courier-outcome.dto';

/** The fields of an outcome that prove it and do not change the order. */
export const PROOF = ['signature', 'documentShown', 'proxy', 'damaged', 'noProof', 'pictures'] as const;

/** The proof that an outcome tells. */
export const proofOf = (
  { key, order, signature, documentShown, proxy, damaged, noProof }: CourierOutcomeDto,
  handoverId: number | null,
): KeptProof => ({
  outcomeKey: key,
  orderId: order,
  handoverId,
  signature: signature ?? null,
  documentShown: documentShown ?? false,
  proxy: proxy ?? null,
  damaged: damaged ?? false,
  noProof: noProof ?? null,
});
