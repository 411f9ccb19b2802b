import { FlagField, Shown } from '../../platform/http/fields';
import { PageDto } from '../../platform/http/page.dto';
import { PageQuery } from '../../platform/http/query.dto';

/** ?overdue=true&page=1 */
export class DebtsQuery extends PageQuery {
  @FlagField({ description: 'true — только фирмы, чей срок оплаты прошёл', example: true })
  overdue?: boolean | null;
}

/** The account of a firm: acts less payments. */
export class DebtDto {
  @Shown({ description: 'Номер клиента; 0 — учётной записи уже нет', type: 'integer', example: 12 })
  user: number;

  @Shown('Фирма', 'ООО «Ромашка»')
  client: string;

  @Shown('Её УНП', '191234567')
  unp: string;

  @Shown('Сумма действующих актов и исправлений, BYN', 1204.6)
  acts: number;

  @Shown('Сумма действующих оплат, BYN', 1084.1)
  paid: number;

  @Shown('Долг, BYN: чего не покрыли оплаты, сначала старые акты', 120.5)
  debt: number;

  @Shown('Аванс, BYN: что оплачено сверх актов', 0)
  advance: number;

  @Shown('Часть долга, срок которой прошёл, BYN', 120.5)
  overdue: number;

  @Shown({
    description: 'На сколько дней просрочен самый старый долг; 0 — не просрочен',
    type: 'integer',
    example: 6,
  })
  overdueDays: number;
}

export class DebtPage extends PageDto(DebtDto) {}

/** The acts of a month by payment. */
export class MonthPaymentsDto {
  @Shown({ description: 'Действующих актов и исправлений к оплате', type: 'integer', example: 58 })
  acts: number;

  @Shown({ description: 'Оплачено целиком', type: 'integer', example: 41 })
  paid: number;

  @Shown({ description: 'Не оплачено, и срок прошёл', type: 'integer', example: 9 })
  overdue: number;

  @Shown('Сколько осталось заплатить, BYN', 3204.6)
  left: number;
}
