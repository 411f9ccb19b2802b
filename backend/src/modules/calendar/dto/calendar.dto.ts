import { WEEKDAYS, type Weekday } from '@shlyah/domain';
import { Checked } from '../../../platform/http/body.pipe';
import {
  ChoicesField,
  DayField,
  FlagField,
  ListField,
  ReadVersionField,
  Shown,
  TextField,
  WholeField,
} from '../../../platform/http/fields';
import { repeatedDays } from './repeated-days';

/** Maximum number of exceptional days: several years of holidays. */
const DAYS = 200;

export class CalendarDayDto {
  @Shown({ description: 'День, ГГГГ-ММ-ДД', example: '2027-01-01' })
  day: string;

  @Shown({ description: 'true — доставка есть (перенесённый рабочий день), false — нет' })
  isOpen: boolean;

  @Shown({ description: 'Название праздника; может быть пустым', example: 'Новый год' })
  name: string;
}

export class CalendarDto {
  @Shown({
    description: 'Дни недели, когда есть доставка',
    enum: [...WEEKDAYS],
    enumName: 'Weekday',
    isArray: true,
  })
  weekdays: Weekday[];

  @Shown({ description: 'Дни, которые отличаются от своего дня недели', type: CalendarDayDto, isArray: true })
  days: CalendarDayDto[];

  @Shown({
    description:
      'Час по Минску, с которого заказы на сегодня и на завтра не принимаются; null — принимаются всегда',
    type: 'integer',
    nullable: true,
    example: 17,
  })
  closesAt: number | null;

  @Shown({ description: 'Версия данных', type: 'integer', example: 1 })
  version: number;
}

export class NewCalendarDayDto {
  @DayField({ description: 'День, ГГГГ-ММ-ДД', example: '2027-01-01', required: true })
  day: string;

  @FlagField({ description: 'true — доставка есть, false — нет', example: false })
  isOpen: boolean | null;

  @TextField({ description: 'Название праздника', example: 'Новый год', max: 100 })
  name: string | null;
}

/** The complete new record. */
@Checked(({ days }: UpdateCalendarDto) => repeatedDays(days))
export class UpdateCalendarDto {
  @ChoicesField({
    description: 'Дни недели, когда есть доставка: хотя бы один',
    choices: WEEKDAYS,
    choicesName: 'Weekday',
  })
  weekdays: Weekday[];

  @ListField(() => NewCalendarDayDto, {
    max: DAYS,
    required: true,
    description: 'Дни, которые отличаются от своего дня недели: праздники и перенесённые рабочие дни',
  })
  days: NewCalendarDayDto[];

  @WholeField({
    min: 1,
    max: 23,
    example: 17,
    description:
      'Час по Минску, с которого заказы на сегодня и на завтра не принимаются; пусто — принимаются всегда',
  })
  closesAt: number | null;

  @ReadVersionField()
  version: number | null;
}
