import { MAX_LISTED_IDS, MAX_DOCUMENT_ORDERS } from '@shlyah/domain';
import { Checked } from '../../../platform/http/body.pipe';
import type { FieldErrors } from '../../../platform/http/errors';
import { DayField, IdField, OrderIdsField, Shown } from '../../../platform/http/fields';
import { OwnNumbersField } from '../../../platform/http/own-number-fields';
import { IdRangesField, idRangesProblem } from '../../../platform/http/id-ranges-field';

/** Also used by `POST /api/registers`. */
export const DAY_OF_ORDERS =
  'Вместо номеров: все заказы с этим днём доставки, ГГГГ-ММ-ДД, которые ещё не сданы («Новая», «Принята», «Забор груза»)';

/** A selection of orders: ?ids=125&ids=126, ?externalId=A-17, ?range=1201-2200 or ?day=2026-11-28. */
@Checked(selectionErrors)
export class OrderSelectionQuery {
  @OrderIdsField({
    max: MAX_LISTED_IDS,
    example: [125],
    description: `Номера заказов, до ${MAX_LISTED_IDS}: ids=125&ids=126 или ids=125,126. Идут в том же порядке; номер тестового заказа отрицательный`,
  })
  ids?: number[] | null;

  @OwnNumbersField({
    max: MAX_LISTED_IDS,
    description: `Вместо номеров: ваши номера заказов, до ${MAX_LISTED_IDS}: externalId=A-17&externalId=A-18. Вместе с ids — номера тех же заказов, иначе 422`,
  })
  externalId?: string[] | null;

  @IdRangesField()
  range?: string[] | null;

  @DayField({ description: `${DAY_OF_ORDERS}, всего до ${MAX_DOCUMENT_ORDERS}`, example: '2026-11-30' })
  day?: string | null;

  @IdField({
    description: 'С day и externalId: заказы этого клиента, а не всех; клиент всегда получает только свои',
    example: 12,
  })
  user?: number | null;
}

/** Refuses a query without exactly one of numbers, `range` and `day`; own numbers may stand beside `ids`. */
export function selectionErrors({ ids, externalId, range, day }: Partial<OrderSelectionQuery>): FieldErrors {
  const ways = [ids ?? externalId, range, day].filter((way) => (way ?? null) !== null);
  if (ways.length !== 1) return { ids: ['Назовите заказы одним способом: ids, externalId, range или day'] };
  return idRangesProblem(range);
}

export class PaperDaysQuery {
  @IdField({
    description: 'Заказы этого клиента, а не всех; клиент всегда получает только свои',
    example: 12,
  })
  user?: number | null;
}

/** A delivery day with orders that are still to be handed over. */
export class PaperDayDto {
  @Shown('День доставки', '2026-11-30')
  day: string;

  @Shown({ description: 'Сколько заказов ещё не сдано', type: 'integer', example: 12 })
  orders: number;
}
