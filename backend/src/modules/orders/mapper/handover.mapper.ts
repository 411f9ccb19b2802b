import type { HandoverDto, HandoverProofDto, OrderHandoverDto } from '../dto/handover.dto';
import type { Handover } from '../model/handover.entity';
import type { Try } from '../model/handovers';
import type { ProofSummary } from '../proofs/handover-proofs';
import { times } from '../../../platform/common/times';

const proofView = ({ pictures, ...proof }: ProofSummary): HandoverProofDto => ({
  ...proof,
  pictures: pictures.length,
});

/** A try as its order shows it. */
export const handoverView = (row: Try, proof?: ProofSummary): HandoverDto => ({
  outcome: row.outcome,
  ...times('date', row.at),
  sure: row.sure,
  receivedBy: row.receivedBy,
  receivedAs: row.receivedAs,
  places: row.places,
  placesBack: row.placesBack,
  ttnTaken: row.ttnTaken,
  proof: proof ? proofView(proof) : null,
  ...times('recordedAt', row.recordedAt),
});

/**
 * The tries of an order, the newest first. `named`: whether the reader may know the run and who told, and the proofs of tries that were
 * corrected: an undone one may have been another's.
 */
export function handoverViews(
  rows: readonly Handover[],
  proofs: ReadonlyMap<number, ProofSummary>,
  named: boolean,
): OrderHandoverDto[] {
  const corrected = new Set(rows.map(({ corrects }) => corrects));
  return rows
    .filter((row): row is Try => row.outcome !== 'undone')
    .map((row) => ({
      ...handoverView(row, named || !corrected.has(row.id) ? proofs.get(row.id) : undefined),
      id: row.id,
      task: row.task,
      corrected: corrected.has(row.id),
      corrects: row.corrects,
      failure: row.failure,
      failureWords: row.failureWords,
      run: named ? row.runId : null,
      driver: named ? row.driver : null,
      source: row.source,
      author: named ? row.author : null,
    }))
    .reverse();
}
