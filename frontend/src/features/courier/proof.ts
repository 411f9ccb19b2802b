import { NO_PICTURE, signatureProblem } from '@shlyah/domain';
import type { CourierStop, StopEnd } from './wire';

/** Which of the two proofs. */
export interface Proofs {
  signature: boolean;
  picture: boolean;
}

/** What an outcome is to be proved by: what the settings say of cargo that is handed, a picture of a damage and of a closed door. */
export function wantedProofs({ outcome, failure, damaged }: StopEnd, { proof }: CourierStop): Proofs {
  if (outcome === 'failed')
    return { signature: false, picture: failure === 'nobody' || failure === 'damaged' };
  if (outcome !== 'handed') return { signature: false, picture: false };
  return {
    signature: proof === 'signature' || proof === 'both',
    picture: proof === 'picture' || proof === 'both' || damaged === true,
  };
}

/** What of that is not there; null if nothing is missing. */
export function missingProofs(end: StopEnd, stop: CourierStop): Proofs | null {
  const wanted = wantedProofs(end, stop);
  const signature = wanted.signature && end.signature === null;
  const picture = wanted.picture && end.pictures.length === 0;
  return signature || picture ? { signature, picture } : null;
}

/** Why the drawn signature cannot be recorded. */
export const drawnProblem = ({ signature }: StopEnd): string | null =>
  signature === null ? null : signatureProblem(signature);

export const missingWords = ({ signature, picture }: Proofs): string => {
  if (signature && picture) return 'Нет подписи и фото';
  return signature ? 'Нет подписи' : 'Нет фото';
};

const NO_SIGNATURE = ['получатель отказался расписаться', 'оставлено по просьбе', 'телефон не рисует'];
const NO_PICTURES = ['снимать не разрешили', 'темно', 'камера не работает'].map(
  (why) => `${NO_PICTURE}${why}`,
);

/** The usual reasons, each recorded by one press. */
export const reasonsOf = ({ signature }: Proofs): readonly string[] =>
  signature ? NO_SIGNATURE : NO_PICTURES;

/** The driver's reason, which says of what it is the reason where only a picture is missing. */
export function reasonWords(words: string | null, missing: Proofs | null): string | null {
  const reason = words?.trim() ?? '';
  if (!missing || reason === '') return null;
  if (missing.signature || reason.startsWith(NO_PICTURE)) return reason;
  return `${NO_PICTURE}${reason}`;
}
