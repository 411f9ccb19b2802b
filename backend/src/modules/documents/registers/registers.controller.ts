import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { MAX_DOCUMENT_ORDERS } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import { sendFile } from '../../../platform/files/send-file';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { ABSENT } from '../../../platform/http/errors';
import { IdPipe } from '../../../platform/http/id.pipe';
import { Repeatable, type Repeat } from '../../../platform/idempotency/repeat';
import {
  CreateRegisterDto,
  ReceiveRegisterDto,
  OrderRegisterDto,
  RegisterFileQuery,
  RegisterPage,
  RegistersQuery,
  TickRegisterDto,
} from './register.dto';
import { RegisterDocuments } from './register-documents.service';
import { RegisterReader } from './register-reader';
import { RegistersService } from './registers.service';

const noRegister = ['not_found', ABSENT.register] as const;

const RegisterNumber = (): MethodDecorator =>
  ApiParam({ name: 'id', type: 'integer', description: 'Номер реестра', example: 5 });

/** Registers of orders that are handed over together. */
@ApiTags('Registers')
@Controller('registers')
export class RegistersController {
  constructor(
    private readonly registers: RegistersService,
    private readonly reader: RegisterReader,
    private readonly documents: RegisterDocuments,
  ) {}

  @Get()
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Реестры на сдачу',
    description: 'Сначала новые. Клиент видит свои, сотрудник — все или по фильтру.',
    answer: RegisterPage,
  })
  getRegisters(@Query() query: RegistersQuery, @Caller() caller: Actor): Promise<RegisterPage> {
    return this.reader.list(query, caller);
  }

  @Post()
  @Action({
    may: 'orders:create',
    key: 'orders:create',
    summary: 'Составить реестр на сдачу',
    description: `До ${MAX_DOCUMENT_ORDERS} своих заказов со статусами «Новая», «Принята» и «Забор груза». Заказ бывает только в одном реестре; реестр, который ещё не приняли, можно распустить. Тестовые заказы в реестр не входят.`,
    answer: OrderRegisterDto,
    status: 201,
    repeatable: true,
    errors: ['invalid', 'deleted'],
  })
  createRegister(
    @Body() dto: CreateRegisterDto,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
  ): Promise<OrderRegisterDto> {
    return this.registers.create(dto, caller, repeat);
  }

  @Get(':id')
  @RegisterNumber()
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Реестр на сдачу',
    answer: OrderRegisterDto,
    errors: [noRegister],
  })
  getRegister(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<OrderRegisterDto> {
    return this.reader.one(id, caller);
  }

  @Get(':id/file')
  @RegisterNumber()
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Реестр на сдачу, PDF или XLSX',
    description:
      'PDF — два экземпляра с местом для подписей и штрихкодом Code 128 из 16 цифр. Печатать можно сколько угодно раз.',
    answer: { file: 'application/pdf' },
    errors: [noRegister, 'unavailable', 'document_failed'],
  })
  async getRegisterFile(
    @Param('id', IdPipe) id: number,
    @Query() { format }: RegisterFileQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.documents.register(id, format ?? 'pdf', caller));
  }

  @Get(':id/act')
  @RegisterNumber()
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Акт приёма по реестру, PDF',
    description: 'После приёма. Называет места, которые не поступили.',
    answer: { file: 'application/pdf' },
    errors: [
      noRegister,
      ['transition', 'Груз по этому реестру ещё не принят.'],
      'unavailable',
      'document_failed',
    ],
  })
  async getRegisterAct(
    @Param('id', IdPipe) id: number,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.documents.act(id, caller));
  }

  @Post(':id/dissolve')
  @RegisterNumber()
  @Action({
    may: 'orders:read',
    key: 'orders:create',
    summary: 'Распустить реестр',
    description:
      'Свой, а сотрудник — любой, пока по нему ничего не приняли: заказы можно внести в другой реестр. О том, что реестр распустил сотрудник, клиент узнаёт из письма. Повторный вызов отвечает тем же.',
    answer: OrderRegisterDto,
    errors: [noRegister, ['transition', 'Груз по этому реестру уже принимают или приняли.']],
  })
  dissolveRegister(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<OrderRegisterDto> {
    return this.registers.dissolve(id, caller);
  }

  @Post(':id/places')
  @RegisterNumber()
  @Action({
    may: 'orders:edit',
    summary: 'Отметить места, которые пришли',
    description: 'Отметки нескольких сотрудников складываются.',
    answer: OrderRegisterDto,
    errors: [noRegister, 'invalid', ['transition', 'Реестр уже принят или распущен.']],
  })
  tickRegister(
    @Param('id', IdPipe) id: number,
    @Body() dto: TickRegisterDto,
    @Caller() caller: Actor,
  ): Promise<OrderRegisterDto> {
    return this.registers.tick(id, dto, caller);
  }

  @Post(':id/receive')
  @RegisterNumber()
  @Action({
    may: 'orders:edit',
    summary: 'Закончить приём по реестру',
    description:
      'Принимается то, что отмечено; остальное назовёт акт. Если отметки с тех пор изменились, ответ — 409 с реестром, каким он стал. Повторный вызов отвечает тем же.',
    answer: OrderRegisterDto,
    errors: [
      noRegister,
      'invalid',
      'version_conflict',
      ['transition', 'Ничего не отмечено, или реестр распущен.'],
    ],
  })
  receiveRegister(
    @Param('id', IdPipe) id: number,
    @Body() { version }: ReceiveRegisterDto,
    @Caller() caller: Actor,
  ): Promise<OrderRegisterDto> {
    return this.registers.receive(id, version, caller);
  }
}
