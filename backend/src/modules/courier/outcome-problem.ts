import { proofProblem, signatureProblem } from '@shlyah/domain';
import { isKey } from './courier-keys';
import type { CourierOutcomeDto } from './courier-outcome.dto';

/** Why an outcome cannot be taken in any state of the order; null if it can. */
export function problemOf(sent: CourierOutcomeDto): string | null {
  const { key, undo, corrects, outcome, failure, signature } = sent;
  if (!isKey(key)) return 'Ключ исхода: UUID';
  if (undo) return corrects ? null : 'Назовите исход, которого не было';
  if (!outcome) return 'Назовите исход';
  if (outcome === 'failed' && !failure) return 'Выберите, почему не вручено';
  return (signature ? signatureProblem(signature) : null) ?? proofProblem(sent);
}
