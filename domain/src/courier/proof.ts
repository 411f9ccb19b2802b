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
    max: 60,
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
    max: 255,
    label: 'Почему без подписи',
    about: 'Почему нет подписи или фото, которых просят настройки',
    example: 'получатель отказался расписаться',
  },
});
