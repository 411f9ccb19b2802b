import { ExactTime, Shown } from '../../../platform/http/fields';

/** The labels of an order that were printed last, beside the order as it is. */
export class PrintedLabelsDto {
  @Shown('Когда этикетки напечатаны, по Минску; null, если их не печатали', '2026-11-27 14:20', {
    nullable: true,
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

  @Shown('Изменилось ли с тех пор то, что стоит на этикетках', true)
  outdated: boolean;

  @Shown({
    description: 'Что изменилось: поля заказа, packages — число мест',
    type: String,
    isArray: true,
    example: ['packages', 'reciverStreet'],
  })
  changed: string[];
}
