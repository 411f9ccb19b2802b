import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { ClientDebtsQuery, DebtDto, DebtPage, DebtsQuery, MonthPaymentsDto } from './debt.dto';
import { Debts } from './debts';
import { MonthParam, noMonth } from './month-param';

/** Debts of firms (docs/contract.md#payments). */
@ApiTags('Payments')
@Controller()
export class DebtsController {
  constructor(private readonly debts: Debts) {}

  @Get('debts')
  @Action({
    may: 'orders:edit',
    quota: 'lists',
    summary: 'Долги и авансы фирм',
    description:
      'Акты минус оплаты. Сначала просроченные, с большей суммой. Долг ничему не мешает: это отметка.',
    answer: DebtPage,
  })
  getDebts(@Query() query: DebtsQuery): Promise<DebtPage> {
    return this.debts.list(query);
  }

  @Get('debts/clients')
  @Action({
    may: 'orders:edit',
    quota: 'lists',
    summary: 'Долги клиентов',
    description: 'Для отметок в списках. Кто ничего не должен, того в ответе нет.',
    answer: [DebtDto],
  })
  getClientDebts(@Query() { users }: ClientDebtsQuery): Promise<DebtDto[]> {
    return this.debts.ofClients(users);
  }

  @Get('debts/mine')
  @Action({
    may: 'orders:read',
    summary: 'Свой долг или аванс',
    answer: DebtDto,
    errors: [['not_found', ABSENT.user]],
  })
  getOwnDebt(@Caller() caller: Actor): Promise<DebtDto> {
    return this.debts.own(caller);
  }

  @Get('debts/:user')
  @ApiParam({ name: 'user', type: 'integer', description: 'Номер клиента', example: 12 })
  @Action({
    may: 'orders:edit',
    summary: 'Долг или аванс клиента',
    description: 'У частного лица — нули: акты выставляются фирмам.',
    answer: DebtDto,
    errors: [['not_found', ABSENT.user]],
  })
  getDebt(@Param('user', IdPipe) user: number): Promise<DebtDto> {
    return this.debts.one(user);
  }

  @Get('months/:month/payments')
  @MonthParam()
  @Action({
    may: 'orders:edit',
    summary: 'Оплата актов месяца',
    description: 'Сколько актов оплачено и сколько просрочено, на сегодня.',
    answer: MonthPaymentsDto,
    errors: [noMonth],
  })
  getMonthPayments(@Param('month') month: string): Promise<MonthPaymentsDto> {
    return this.debts.month(month);
  }
}
