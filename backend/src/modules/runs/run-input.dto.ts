import { ORDERS_IN_RUN, runFields, type RunTask } from '@shlyah/domain';
import { bodyClass, Input, partClass } from '../../platform/http/field-classes';
import {
  ChoiceField,
  FlagField,
  IdsField,
  OrderIdsField,
  ReadVersionField,
} from '../../platform/http/fields';
import { taskWords, tasks } from './run.dto';

export class RunsQuery {
  @Input({ kind: 'day', label: 'День, ГГГГ-ММ-ДД; без него — сегодня', example: '2026-11-30' })
  day?: string | null;

  @OrderIdsField({
    description: `Номера заказов, до ${ORDERS_IN_RUN}: о каждом рейсе ответ скажет, сколько из них ему по пути (\`fitting\`)`,
    max: ORDERS_IN_RUN,
    example: [125],
  })
  ids?: number[] | null;
}

const ConfirmDay = (): PropertyDecorator =>
  FlagField({
    description:
      'true — день именно такой, хотя доставки в этот день нет или доставка у заказов в другой день. Без него — отказ `unusual_day`',
    example: false,
  });

export class CreateRunDto extends bodyClass(runFields) {
  @ConfirmDay()
  confirmDay?: boolean | null;
}

/** Absent fields stay unchanged. */
export class UpdateRunDto extends partClass(runFields) {
  @ReadVersionField()
  version: number;

  @ConfirmDay()
  confirmDay?: boolean | null;
}

class OfRunVersion {
  @ReadVersionField()
  version: number;
}

/** A departure or its cancellation. */
export class RunVersionDto extends OfRunVersion {
  @FlagField({
    description:
      'true — оставить статусы заказов как есть. Без него выезд ставит «В пути» заказам, которые везут получателям, и «Забор груза» тем, за которыми едут, а его отмена возвращает прежние',
    example: false,
  })
  keepStatuses?: boolean | null;
}

export class AddToRunDto {
  @IdsField({
    description: `Номера заказов, до ${ORDERS_IN_RUN}`,
    max: ORDERS_IN_RUN,
    required: true,
    example: [125, 126],
  })
  ids: number[];

  @ChoiceField({
    ...tasks,
    description: `${taskWords}. По умолчанию deliver; перемещённые остаются при своём`,
  })
  task?: RunTask | null;

  @IdsField({
    description:
      'Рейсы, из которых заказы можно забрать; заказ любого другого рейса — отказ, который его назовёт',
    max: ORDERS_IN_RUN,
    example: [4],
  })
  from?: number[] | null;

  @ConfirmDay()
  confirmDay?: boolean | null;
}

export class RunOrdersDto {
  @IdsField({ description: 'Номера заказов', max: ORDERS_IN_RUN, required: true, example: [125] })
  ids: number[];
}

/** Orders of whose changes the driver was told. */
export class ToldRunDto extends OfRunVersion {
  @IdsField({ description: 'Номера заказов', max: ORDERS_IN_RUN, required: true, example: [125] })
  ids: number[];
}

/** Takes a removal back. */
export class PutBackDto extends OfRunVersion {
  @IdsField({
    description: 'Заказы, которые везут получателям, из убранных',
    max: ORDERS_IN_RUN,
    example: [125],
  })
  deliver?: number[] | null;

  @IdsField({
    description: 'Заказы, за которыми едут к отправителям, из убранных',
    max: ORDERS_IN_RUN,
    example: [126],
  })
  fetch?: number[] | null;

  @IdsField({
    description: 'Все заказы рейса вместе с возвращёнными, в прежнем порядке',
    max: ORDERS_IN_RUN,
    required: true,
    example: [124, 125, 126],
  })
  ids: number[];
}

export class SortRunDto extends OfRunVersion {
  @IdsField({
    description: 'Все заказы рейса в новом порядке; без них — по населённому пункту, улице и дому',
    max: ORDERS_IN_RUN,
    example: [126, 125],
  })
  ids?: number[] | null;
}
