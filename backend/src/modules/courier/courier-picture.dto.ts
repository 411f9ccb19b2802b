import { TextField, Shown } from '../../platform/http/fields';

export const PICTURE_ANSWERS = ['recorded', 'already', 'refused'] as const;
export type PictureAnswer = (typeof PICTURE_ANSWERS)[number];

export class PictureQuery {
  @TextField({
    description: 'Ключ исхода, к которому фото',
    max: 100,
    required: true,
    example: '6f1c2a4e-7b0d-4c52-9d5e-0a1b2c3d4e5f',
  })
  outcome: string;
}

/** What became of a picture. */
export class TakenPictureDto {
  @Shown('Ключ фото', '0d9a6a34-6f0e-4a0f-8a55-1f2e3d4c5b6a')
  key: string;

  @Shown({
    description:
      'recorded — принято; already — это фото уже есть; refused — не принято, `note` говорит почему. Повтор того же ключа безвреден',
    enum: [...PICTURE_ANSWERS],
    enumName: 'PictureAnswer',
    example: 'recorded',
  })
  taken: PictureAnswer;

  @Shown('Почему не принято, или почему не сохранено', 'Больше трёх фото к одному исходу не принимаем', {
    nullable: true,
  })
  note: string | null;

  @Shown(
    'false — исхода с таким ключом у сервера нет: сначала пришлите исход, потом то же фото ещё раз',
    true,
  )
  outcomeKnown: boolean;
}
