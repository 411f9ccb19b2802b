import { LIMITS } from '@shlyah/domain';
import { ExportFormatField, type ExportFormat } from '../../../platform/files/export-format';
import { FlagField, OrderIdsField, Shown, TextField, WholeField } from '../../../platform/http/fields';
import { PageDto } from '../../../platform/http/page.dto';
import { PageField } from '../../../platform/http/query.dto';

/** Orders of one call. */
const MOST = 100;

export class ReturnsQuery {
  @PageField()
  page: number = 1;
}

const UserField = (required: boolean): PropertyDecorator =>
  WholeField({
    min: 0,
    max: LIMITS.id,
    required,
    description: 'Номер клиента; 0 — клиенты, учётных записей которых уже нет',
    example: 12,
  });

export class TtnReturnsQuery extends ReturnsQuery {
  @UserField(true)
  user: number;
}

export class TtnPaperQuery {
  @UserField(true)
  user: number;
}

export class TtnFileQuery {
  @UserField(true)
  user: number;

  @ExportFormatField()
  format: ExportFormat;
}

/** A client to whom waybills must come back. */
export class TtnClientDto {
  @Shown({
    description: 'Номер клиента; 0 — клиенты, учётных записей которых уже нет',
    type: 'integer',
    example: 12,
  })
  user: number;

  @Shown('Клиент', 'ООО «Ромашка»')
  client: string;

  @Shown({ description: 'Сколько заказов, ТТН которых ещё не вернулись', type: 'integer', example: 3 })
  count: number;

  @Shown('Когда вручён первый из них, по Минску', '2026-11-20 10:15')
  since: string;
}

export class TtnClientPage extends PageDto(TtnClientDto) {}

/** An order whose waybill must come back to its client. */
export class TtnReturnDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown('Клиент', 'ООО «Ромашка»')
  client: string;

  @Shown('Номера ТТН, которые возвращаем, через запятую', 'АБ 1234567')
  ttn: string;

  @Shown('Получатель', 'ЧУП «Берёзка»')
  receiver: string;

  @Shown('Когда вручён, по Минску', '2026-11-25 10:15')
  handedAt: string;

  @Shown({ description: 'Сколько дней прошло после вручения', type: 'integer', example: 5 })
  days: number;

  @Shown('Подписанную ТТН забрали у получателя', true)
  ttnTaken: boolean;
}

export class TtnReturnPage extends PageDto(TtnReturnDto) {}

/** Undelivered cargo that is kept for its client. */
export class HeldOrderDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown('Клиент', 'ООО «Ромашка»')
  client: string;

  @Shown('Получатель', 'ЧУП «Берёзка»')
  receiver: string;

  @Shown('Статус', 'Не доставлена')
  status: string;

  @Shown({ description: 'Сколько в заказе мест', type: 'integer', example: 3 })
  places: number;

  @Shown({
    description: 'Сколько из них вернулось на склад с последней попытки; null — не называли',
    type: 'integer',
    nullable: true,
    example: 2,
  })
  placesBack: number | null;

  @Shown('С какого времени храним, по Минску', '2026-11-25 10:15')
  heldSince: string;

  @Shown({
    description: 'Какой идёт рабочий день хранения; по договору (п. 6.8) их 10. Дальше 30 не считаем',
    type: 'integer',
    example: 3,
  })
  day: number;

  @Shown('true — срок хранения прошёл', false)
  overdue: boolean;
}

export class HeldOrderPage extends PageDto(HeldOrderDto) {}

const ids = { max: MOST, required: true, description: `Номера заказов, до ${MOST}`, example: [125] };

export class ReturnTtnDto {
  @OrderIdsField(ids)
  ids: number[];

  @FlagField({
    required: true,
    description: 'true — ТТН вернулись клиенту, false — снять отметку',
    example: true,
  })
  back: boolean;
}

export class ReturnCargoDto {
  @OrderIdsField(ids)
  ids: number[];

  @FlagField({ required: true, description: 'true — груз вернули, false — снять отметку', example: true })
  back: boolean;

  @TextField({
    max: LIMITS.name,
    description: 'Кому вернули груз; обязательно, если back — true',
    example: 'Анна Ковалёва, ООО «Ромашка»',
  })
  to?: string | null;
}

/** What of an order has come back, and who told. */
export class ReturnedDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown('Когда вернули, по Минску; null — отметки нет', '2026-12-03 16:40', { nullable: true })
  backAt: string | null;

  @Shown('Кто отметил', 'Ольга Кравец', { nullable: true })
  backBy: string | null;

  @Shown('false — так уже было: отметил другой сотрудник или ваш прошлый запрос', true)
  changed: boolean;
}
