import { defineFields } from '../validation/field';

/** What the driver's page asks for beside an outcome (docs/contract.md#proofs). */
export const COURIER_PROOFS = {
  signature: 'подпись',
  picture: 'фото',
  both: 'подпись и фото',
  none: 'ничего',
} as const;
export type CourierProof = keyof typeof COURIER_PROOFS;

export const courierProofs = Object.keys(COURIER_PROOFS) as CourierProof[];

/** What staff set for the orders of a client; without it the company's setting holds. */
export const clientProofFields = defineFields({
  courierProof: {
    kind: 'choice',
    choices: courierProofs,
    choicesName: 'CourierProof',
    choiceLabels: COURIER_PROOFS,
    label: 'Что водитель просит у получателей',
    about: `Что страница водителя просит у получателей этого клиента: ${Object.entries(COURIER_PROOFS)
      .map(([code, words]) => `${code} — ${words}`)
      .join(', ')}; null — как у компании`,
    example: 'signature',
  },
});

/** The answer about a picture whose outcome the server does not have: the telephone sends the outcome first. */
export const UNKNOWN_OUTCOME = 'Сначала пришлите исход этого фото';

/** The most characters of the number of a power of attorney, and of the reason why there is no proof. */
export const PROOF_LIMITS = { proxy: 60, noProof: 255 } as const;

/** The error of a proof's texts, in words for people; null if there is none. */
export function proofProblem({
  outcome,
  proxy,
  noProof,
  damaged,
  pictures,
}: {
  outcome?: string | null;
  proxy?: string | null;
  noProof?: string | null;
  damaged?: boolean | null;
  pictures?: readonly string[] | null;
}): string | null {
  if ((proxy?.length ?? 0) > PROOF_LIMITS.proxy)
    return `Номер доверенности длиннее ${PROOF_LIMITS.proxy} символов`;
  if ((noProof?.length ?? 0) > PROOF_LIMITS.noProof)
    return `Причина, почему нет подписи или фото, длиннее ${PROOF_LIMITS.noProof} символов`;
  if (damaged && outcome !== 'handed') return '«Повреждён» отмечают, когда груз вручили';
  return (pictures?.length ?? 0) > PICTURES_OF_TRY ? TOO_MANY_PICTURES : null;
}

export const TOO_MANY_PICTURES = 'Больше трёх фото к одному исходу не принимаем';

/** The pictures of a try. */
export const PICTURES_OF_TRY = 3;

/** The most bytes of a picture that the telephone sends. */
export const PICTURE_BYTES = 3 * 1024 * 1024;

/** What the driver tells as a proof of an outcome, beside the signature and the pictures. */
export const proofFields = defineFields({
  documentShown: {
    kind: 'flag',
    label: 'Документ предъявлен',
    about: 'Принявший показал документ; сам документ не записывают',
    example: true,
  },
  proxy: {
    kind: 'text',
    max: PROOF_LIMITS.proxy,
    label: 'Доверенность №',
    about: 'Номер доверенности, по которой принят груз',
    example: '14 от 30.11.2026',
  },
  damaged: {
    kind: 'flag',
    label: 'Повреждён',
    about: 'Груз вручили с повреждением; только с handed',
    example: false,
  },
  noProof: {
    kind: 'text',
    max: PROOF_LIMITS.noProof,
    label: 'Почему нет подписи или фото',
    about: 'Почему нет подписи или фото, которых просят настройки',
    example: 'получатель отказался расписаться',
  },
});
