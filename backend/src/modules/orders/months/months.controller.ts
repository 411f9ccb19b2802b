import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import { sendFile } from '../../../platform/files/send-file';
import { XLSX } from '../../../platform/files/workbook';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { MonthDto, MonthFileQuery, MonthOrderPage, MonthOrdersQuery, MonthQuery } from '../dto/month.dto';
import { MonthSummaryDto } from '../dto/month-summary.dto';
import { NO_MONTH } from './month-queries';
import { MonthSummary } from './month-summary.service';
import { Months } from './months.service';

const MonthParam = (): MethodDecorator =>
  ApiParam({ name: 'month', type: String, description: 'Месяц, ГГГГ-ММ', example: '2026-11' });

const staff = { may: 'orders:edit', quota: 'lists', errors: [['not_found', NO_MONTH]] } as const;

/** The month of staff, for billing, and its summary, for clients too (docs/contract.md#months). */
@ApiTags('Months')
@Controller('months')
export class MonthsController {
  constructor(
    private readonly months: Months,
    private readonly summary: MonthSummary,
  ) {}

  @Get(':month')
  @MonthParam()
  @Action({
    ...staff,
    errors: [...staff.errors],
    summary: 'Месяц по фирмам',
    description:
      'Что вручено, на какую сумму, и что мешает выставить счёт. Заказ относится к месяцу, в котором его вручили, по Минску; тестовые не в счёт. Сначала фирмы с большей суммой.',
    answer: MonthDto,
  })
  getMonth(@Param('month') month: string, @Query() { page }: MonthQuery): Promise<MonthDto> {
    return this.months.read(month, page);
  }

  @Get(':month/export')
  @MonthParam()
  @Action({
    may: 'orders:edit',
    quota: 'exports',
    errors: [...staff.errors],
    summary: 'Месяц по фирмам, файлом',
    description: 'Все фирмы: УНП, номер договора, сколько заказов вручено, сумма и НДС в ней.',
    answer: { file: XLSX },
  })
  async exportMonth(
    @Param('month') month: string,
    @Query() { format }: MonthFileQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.months.file(month, format, caller));
  }

  @Get(':month/orders')
  @MonthParam()
  @Action({
    ...staff,
    errors: [...staff.errors],
    summary: 'Заказы фирм за месяц',
    description: 'Сначала вручённые раньше.',
    answer: MonthOrderPage,
  })
  getMonthOrders(@Param('month') month: string, @Query() query: MonthOrdersQuery): Promise<MonthOrderPage> {
    return this.months.orders(month, query);
  }

  @Get(':month/summary')
  @MonthParam()
  @Action({
    may: 'orders:read',
    quota: 'lists',
    errors: [...staff.errors],
    summary: 'Итоги месяца',
    description:
      'Что вручено по дням, в срок или нет, и почему не вручили, рядом с месяцем перед ним. Клиенту — по его заказам, сотрудникам — по всем; тестовые не в счёт.',
    answer: MonthSummaryDto,
  })
  getMonthSummary(@Param('month') month: string, @Caller() caller: Actor): Promise<MonthSummaryDto> {
    return this.summary.read(month, caller);
  }
}
