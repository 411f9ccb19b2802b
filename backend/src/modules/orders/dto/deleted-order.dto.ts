import { Shown } from '../../../platform/http/fields';
import { PageDto } from '../../../platform/http/page.dto';
import { PageField } from '../../../platform/http/query.dto';

export class DeletedOrdersQuery {
  @PageField()
  page: number = 1;
}

/** A deleted order that can be restored. */
export class DeletedOrderDto {
  @Shown({ description: 'Номер заказа', type: 'integer', example: 125 })
  id: number;

  @Shown('Когда оформлен, по Минску', '2026-11-20 15:10')
  date: string;

  @Shown('Клиент', 'ООО «Ромашка»')
  client: string;

  @Shown('Получатель', 'Ян Белый')
  receiver: string;

  @Shown('Цена, р; -1 — формируется', 38)
  price: number;

  @Shown('Когда удалён, по Минску', '2026-11-21 09:00')
  deletedAt: string;

  @Shown('Кто удалил', 'Мария Администратор')
  deletedBy: string;

  @Shown('По какой день его можно вернуть', '2026-12-21')
  keptUntil: string;
}

export class DeletedOrderPage extends PageDto(DeletedOrderDto) {}
