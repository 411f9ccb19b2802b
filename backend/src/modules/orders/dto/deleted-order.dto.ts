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

  @Shown({ description: 'Когда оформлен, по Минску', type: String, example: '2026-11-20 15:10' })
  date: string;

  @Shown({ description: 'Клиент', type: String, example: 'ООО «Ромашка»' })
  client: string;

  @Shown({ description: 'Получатель', type: String, example: 'Ян Белый' })
  receiver: string;

  @Shown({ description: 'Цена, р; -1 — формируется', type: Number, example: 38 })
  price: number;

  @Shown({ description: 'Когда удалён, по Минску', type: String, example: '2026-11-21 09:00' })
  deletedAt: string;

  @Shown({ description: 'Кто удалил', type: String, example: 'Мария Администратор' })
  deletedBy: string;

  @Shown({ description: 'По какой день его можно вернуть', type: String, example: '2026-12-21' })
  keptUntil: string;
}

export class DeletedOrderPage extends PageDto(DeletedOrderDto) {}
