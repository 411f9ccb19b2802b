import { signatureProblem } from '@shlyah/domain';
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
const NO_PICTURE = ['фото нет: снимать не разрешили', 'фото нет: темно', 'фото нет: камера не работает'];

/** The usual reasons, each recorded by one press. */
export const reasonsOf = ({ signature }: Proofs): readonly string[] =>
  signature ? NO_SIGNATURE : NO_PICTURE;
