import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { CreatePaymentDto, PaymentDto, PaymentPage, PaymentsQuery, ReversePaymentDto } from './payment.dto';
import { Payments } from './payments.service';

/** Payments of firms (docs/contract.md#payments). */
@ApiTags('Payments')
@Controller('payments')
export class PaymentsController {
  constructor(private readonly payments: Payments) {}

  @Get()
  @Action({
    may: 'orders:read',
    summary: 'Оплаты',
    description: 'Сначала внесённые позже, сторнированные тоже. Клиент видит свои, сотрудник — все.',
    answer: PaymentPage,
  })
  getPayments(@Query() query: PaymentsQuery, @Caller() caller: Actor): Promise<PaymentPage> {
    return this.payments.list(query, caller);
  }

  @Post()
  @Action({
    may: 'payments:edit',
    confirmed: true,
    summary: 'Внести оплату',
    description:
      'Погашает акты фирмы, сначала старые; что сверх них — аванс. Оплату не меняют и не удаляют: ошибку исправляет сторно. О второй с тем же номером, днём и суммой сервер переспрашивает: 409 `payment_repeats`. У фирмы, чьей учётной записи уже нет, номер — 0: её называет УНП.',
    answer: PaymentDto,
    status: 201,
    errors: [['not_found', ABSENT.user], 'invalid', 'payment_repeats'],
  })
  createPayment(@Body() dto: CreatePaymentDto, @Caller() caller: Actor): Promise<PaymentDto> {
    return this.payments.add(dto, caller);
  }

  @Post(':id/reverse')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер записи оплаты, id', example: 8 })
  @Action({
    may: 'payments:edit',
    confirmed: true,
    summary: 'Сторно оплаты',
    description: 'Запись остаётся, но в счёт не идёт. Повторный вызов отвечает тем же.',
    answer: PaymentDto,
    errors: [['not_found', ABSENT.payment], 'invalid'],
  })
  reversePayment(
    @Param('id', IdPipe) id: number,
    @Body() dto: ReversePaymentDto,
    @Caller() caller: Actor,
  ): Promise<PaymentDto> {
    return this.payments.reverse(id, dto, caller);
  }
}
