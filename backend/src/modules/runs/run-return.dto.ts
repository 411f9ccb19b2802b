import {
  handoverFields,
  ORDERS_IN_RUN,
  staffFields,
  STOP_OUTCOMES,
  type Failure,
  type StopOutcome,
} from '@shlyah/domain';
import { Input, partClass } from '../../platform/http/field-classes';
import {
  ChoiceField,
  DayField,
  FlagField,
  IdField,
  ListField,
  ReadVersionField,
  Shown,
  TextField,
} from '../../platform/http/fields';
import { RunDto } from './run.dto';

/** How the try of one stop ended. */
export class RunOutcomeDto extends partClass({
  ...handoverFields,
  at: {
    ...handoverFields.at,
    about:
      'Когда, ГГГГ-ММ-ДД ЧЧ:ММ по Минску: не в будущем, не раньше выезда и не больше 72 часов назад; без него время неизвестно',
  },
  placesBack: {
    ...handoverFields.placesBack,
    about: 'Сколько мест вернулось на склад, для failed при доставке; без него — все',
  },
}) {
  @IdField({ description: 'Номер заказа', required: true, example: 125 })
  order: number;

  @ChoiceField({
    description:
      'Доставка: handed — вручено, point — сдано в пункт, failed — не вручено, missed — не успели. Забор: collected — забрано, failed — не забрано, missed — не успели',
    choices: STOP_OUTCOMES,
    choicesName: 'StopOutcome',
    required: true,
    example: 'handed',
  })
  outcome: StopOutcome;

  @Input({ ...staffFields.failure, when: () => true, about: 'Почему не вручено или не забрано, для failed' })
  failure?: Failure | null;

  @TextField({ description: 'Причина своими словами, для other', max: staffFields.failureWords.max })
  failureWords?: string | null;

  @DayField({
    description: 'День, на который заказ переносят, для failed и missed: любой день доставки',
    example: '2026-12-01',
  })
  nextDay?: string | null;
}

/** The return of a run, whole or in parts. */
export class ReturnRunDto {
  @ReadVersionField()
  version: number;

  @ListField(() => RunOutcomeDto, {
    description: 'Исходы заказов, по одному на заказ; можно присылать частями',
    max: ORDERS_IN_RUN,
    required: true,
  })
  outcomes: RunOutcomeDto[];

  @FlagField({ description: 'true — рейс вернулся: исход есть у каждого заказа', example: true })
  close?: boolean | null;
}

export class RefusedOutcomeDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  order: number;

  @Shown(
    'Какой исход у него уже есть и кто его записал',
    '№ 125: уже вручено 30.11.2026 в 10:15. Ольга Кравец',
  )
  message: string;
}

export class RunReturnDto {
  @Shown({ description: 'Рейс', type: RunDto })
  run: RunDto;

  @Shown({
    description: 'Исходы, которые не записаны: у заказа уже есть другой',
    type: RefusedOutcomeDto,
    isArray: true,
    example: [],
  })
  refused: RefusedOutcomeDto[];
}

export class OfReturnedRunDto {
  @ReadVersionField()
  version: number;
}
