import { ACT_STATES, LIMITS, MAX_ACT_LINES, MAX_ACTS_AT_ONCE, type ActState } from '@shlyah/domain';
import { ExportFormatField, type ExportFormat } from '../../platform/files/export-format';
import { Checked } from '../../platform/http/body.pipe';
import type { FieldErrors } from '../../platform/http/errors';
import {
  ChoiceField,
  FlagField,
  IdField,
  IdsField,
  ListField,
  NumberField,
  ReadVersionField,
  TextField,
  WholeField,
} from '../../platform/http/fields';
import { PageQuery } from '../../platform/http/query.dto';

/** ?user=12&page=1 */
export class OwnLinesQuery extends PageQuery {
  @IdField({ description: 'Номер клиента; без него — все', example: 12 })
  user?: number | null;
}

@Checked(({ sum }: Partial<CreateOwnLineDto>): FieldErrors =>
  sum === 0 ? { sum: ['Сумма не может быть 0'] } : {},
)
export class CreateOwnLineDto {
  @IdField({ description: 'Номер клиента', example: 12, required: true })
  user: number;

  @TextField({ max: LIMITS.text, description: 'За что', example: 'Хранение груза, 5 дней', required: true })
  words: string;

  @NumberField({
    min: -LIMITS.price,
    max: LIMITS.price,
    description: 'Сумма, BYN, с НДС, не 0; скидка — меньше нуля',
    example: 15,
    required: true,
  })
  sum: number;
}

export class IssueActsDto {
  @IdsField({
    max: MAX_ACTS_AT_ONCE,
    description: `Номера клиентов, до ${MAX_ACTS_AT_ONCE}; без них — все фирмы месяца, которым есть что выставить`,
    example: [12],
  })
  users?: number[] | null;

  @FlagField({
    description:
      'true — выставить и тем, у кого есть заказы без цены или ждущие ответа: эти заказы в акт не войдут. Без него такой фирме акт не выставляется',
    example: false,
  })
  without?: boolean | null;
}

/** ?month=2026-11&user=12&order=125&state=objected&page=1 */
export class ActsQuery extends PageQuery {
  @TextField({ max: 7, description: 'Месяц, ГГГГ-ММ; без него — все', example: '2026-11' })
  month?: string | null;

  @WholeField({
    min: 0,
    max: LIMITS.id,
    description: 'Номер клиента; 0 — клиенты, учётных записей которых уже нет; без него — все',
    example: 12,
  })
  user?: number | null;

  @IdField({ description: 'Номер заказа: акт, в котором он стоит; без него — все', example: 125 })
  order?: number | null;

  @ChoiceField({
    choices: ACT_STATES,
    choicesName: 'ActState',
    description: 'Состояние; без него — все',
    example: 'objected',
  })
  state?: ActState | null;
}

const REASON = { max: LIMITS.reason, required: true } as const;

export class AnnulActDto {
  @ReadVersionField()
  version: number;

  @TextField({ ...REASON, description: 'Почему', example: 'Выставлен не той фирме' })
  reason: string;
}

/** The right price of a line. */
export class CorrectedLineDto {
  @WholeField({ min: 1, max: LIMITS.id, description: 'Номер строки акта', example: 3, required: true })
  position: number;

  @NumberField({
    min: -LIMITS.price,
    max: LIMITS.price,
    description:
      'Какой должна быть её сумма, BYN, с НДС; у строки заказа — не меньше 0; 0 — строки не должно быть',
    example: 18.4,
    required: true,
  })
  price: number;
}

@Checked(({ lines }: Partial<CorrectActDto>): FieldErrors => {
  if (!Array.isArray(lines)) return {};
  const seen = new Set<unknown>();
  for (const [at, line] of lines.entries()) {
    if (seen.has(line?.position)) return { [`lines.${at}.position`]: ['Эта строка уже названа'] };
    seen.add(line?.position);
  }
  return {};
})
export class CorrectActDto extends AnnulActDto {
  @ListField(() => CorrectedLineDto, {
    min: 1,
    max: MAX_ACT_LINES,
    description: 'Строки, которые исправить',
    required: true,
  })
  lines: CorrectedLineDto[];
}

export class StateLastActDto {
  @WholeField({
    min: 0,
    max: LIMITS.id,
    description: 'Последний номер акта или исправления, выданный в этом году; 0 — не выдавали',
    example: 15,
    required: true,
  })
  last: number;
}

export class ActsFileQuery {
  @ExportFormatField()
  format: ExportFormat;
}
