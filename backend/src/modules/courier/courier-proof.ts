import { omit, proofLine } from '@shlyah/domain';
import type { KeptProof } from '../orders';
import type { CourierOutcomeDto } from './courier-outcome.dto';

/** The fields of an outcome that prove it and do not change the order. */
const PROVEN = ['documentShown', 'proxy', 'damaged', 'noProof', 'pictures'] as const;
export const PROOF = ['signature', ...PROVEN] as const;

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

/** An outcome as it is kept: its strokes are with the proof alone. */
export type Said = Omit<CourierOutcomeDto, 'signature'> & { signed: boolean };

export const saidOf = ({ signature, ...sent }: CourierOutcomeDto): Said => ({
  ...sent,
  signed: Boolean(signature),
});

/** The outcome without what only proves it. */
export const unproven = (told: Said): Omit<Said, (typeof PROVEN)[number] | 'signed'> =>
  omit(omit(told, 'signed'), ...PROVEN);

/** What an outcome is proved by, in words; empty when by nothing. */
export const provenBy = ({ signed, documentShown, proxy, damaged, noProof, pictures }: Said): string =>
  proofLine({
    signed,
    documentShown: documentShown ?? false,
    proxy: proxy ?? null,
    damaged: damaged ?? false,
    noProof: noProof ?? null,
    pictures: pictures?.length ?? 0,
  });
