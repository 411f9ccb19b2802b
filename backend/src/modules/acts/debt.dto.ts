import { ClientIdsField, FlagField, Shown, TextField } from '../../platform/http/fields';
import { PageDto } from '../../platform/http/page.dto';
import { PageQuery } from '../../platform/http/query.dto';

/** ?overdue=true&page=1, or ?unp=191234567 */
export class DebtsQuery extends PageQuery {
  @FlagField({ description: 'true — только фирмы, чей срок оплаты прошёл', example: true })
  overdue?: boolean | null;

  @TextField({
    max: 20,
    description: 'Только фирма без учётной записи (user 0) с этим УНП, и без долга',
    example: '191234567',
  })
  unp?: string | null;
}

/** The most clients of one question: those of the longest page of orders. */
const MOST_CLIENTS = 100;

/** ?users=12,13 */
export class ClientDebtsQuery {
  @ClientIdsField({
    max: MOST_CLIENTS,
    description: `Номера клиентов, до ${MOST_CLIENTS}: users=12&users=13 или users=12,13`,
    required: true,
    example: [12],
  })
  users: number[];
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
