import { LIMITS, MAX_OBJECTIONS_AT_ONCE } from '@shlyah/domain';
import { Checked } from '../../platform/http/body.pipe';
import type { FieldErrors } from '../../platform/http/errors';
import { ListField, ReadVersionField, TextField, WholeField } from '../../platform/http/fields';

export class AgreeDto {
  @ReadVersionField()
  version: number;
}

export class NewObjectionDto {
  @WholeField({
    min: 1,
    max: LIMITS.id,
    description: 'Номер строки акта; без него — возражение ко всему акту, например нет заказа',
    example: 2,
  })
  position?: number | null;

  @TextField({
    max: LIMITS.comment,
    description: 'Что не так',
    example: 'Вес по накладной — 12\u00a0кг, а не 21',
    required: true,
  })
  words: string;
}

@Checked(({ objections }: Partial<ObjectDto>): FieldErrors => {
  const seen = new Set<number>();
  for (const [at, one] of (Array.isArray(objections) ? objections : []).entries()) {
    const position: unknown = one?.position;
    if (typeof position !== 'number') continue;
    if (seen.has(position)) return { [`objections.${at}.position`]: ['Эта строка уже названа'] };
    seen.add(position);
  }
  return {};
})
export class ObjectDto extends AgreeDto {
  @ListField(() => NewObjectionDto, {
    min: 1,
    max: MAX_OBJECTIONS_AT_ONCE,
    description: 'Возражения: к строке — одно, ко всему акту — сколько нужно',
    required: true,
  })
  objections: NewObjectionDto[];
}

export class AnswerObjectionDto {
  @TextField({
    max: LIMITS.comment,
    description: 'Ответ клиенту',
    example: 'Взвесили на складе: 21\u00a0кг',
    required: true,
  })
  words: string;
}
