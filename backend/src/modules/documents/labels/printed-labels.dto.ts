import { ExactTime, Shown } from '../../../platform/http/fields';

/** The labels of an order that were printed last, beside the order as it is. */
export class PrintedLabelsDto {
  @Shown({
    description: 'Когда этикетки напечатаны, по Минску; null, если их не печатали',
    type: String,
    nullable: true,
    example: '2026-11-27 14:20',
  })
  printedAt: string | null;

  @ExactTime({ nullable: true })
  printedAtUtc: string | null;

  @Shown({
    description: 'Сколько мест было тогда; null, если неизвестно',
    type: 'integer',
    nullable: true,
    example: 1,
  })
  places: number | null;

  @Shown({ description: 'Сколько мест теперь', type: 'integer', example: 2 })
  placesNow: number;

  @Shown({
    description: 'Изменилось ли с тех пор то, что стоит на этикетках',
    type: Boolean,
    example: true,
  })
  outdated: boolean;

  @Shown({
    description: 'Что изменилось: поля заказа, packages — число мест',
    type: String,
    isArray: true,
    example: ['packages', 'reciverStreet'],
  })
  changed: string[];
}
