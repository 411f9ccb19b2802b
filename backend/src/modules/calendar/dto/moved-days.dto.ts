import { LIMITS, MAX_MOVED_DAYS } from '@shlyah/domain';
import { Checked } from '../../../platform/http/body.pipe';
import { DayField, FlagField, ListField, Shown, WholeField } from '../../../platform/http/fields';
import { repeatedDays } from './repeated-days';

export class MovedDayDto {
  @Shown({ description: 'День, ГГГГ-ММ-ДД', example: '2027-01-04' })
  day: string;

  @Shown({ description: 'true — выходной стал рабочим, false — рабочий стал выходным', example: false })
  isWorking: boolean;
}

/** The moved working days of a year. */
export class MovedDaysDto {
  @Shown({ description: 'Год', type: 'integer', example: 2027 })
  year: number;

  @Shown('false — переносов этого года ещё не внесли: сроки считаются без них', true)
  isKnown: boolean;

  @Shown({ description: 'Перенесённые дни по порядку', type: MovedDayDto, isArray: true })
  days: MovedDayDto[];

  @Shown({ description: 'Версия данных; 0 — переносов ещё не внесли', type: 'integer', example: 1 })
  version: number;
}

export class NewMovedDayDto {
  @DayField({ description: 'День этого года, ГГГГ-ММ-ДД', example: '2027-01-04', required: true })
  day: string;

  @FlagField({
    description: 'true — выходной стал рабочим, false — рабочий стал выходным',
    example: false,
    required: true,
  })
  isWorking: boolean;
}

/** The complete new list. */
@Checked(({ days }: UpdateMovedDaysDto) => repeatedDays(days))
export class UpdateMovedDaysDto {
  @ListField(() => NewMovedDayDto, {
    max: MAX_MOVED_DAYS,
    required: true,
    description: 'Все перенесённые дни года; пустой список — переносов в этом году нет',
  })
  days: NewMovedDayDto[];

  @WholeField({
    min: 0,
    max: LIMITS.id,
    description:
      'Версия, которую вы читали; 0 — переносов ещё не было. Если их с тех пор изменили, ответ — 409',
    example: 1,
    required: true,
  })
  version: number;
}
