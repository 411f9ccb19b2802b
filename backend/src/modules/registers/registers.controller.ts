import { Body, Controller, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { MAX_DOCUMENT_ORDERS } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import { sendFile } from '../../platform/files/send-file';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { OrderIdPipe } from '../../platform/http/id.pipe';
import { Repeatable, type Repeat } from '../../platform/idempotency/repeat';
import { OrderRegisterDto, RegisterPage } from './register.dto';
import { RegisterDocuments } from './register-documents.service';
import { RegisterEditions } from './register-editions.service';
import {
  CreateRegisterDto,
  FetchRegisterDto,
  MAX_EDITIONS,
  ReceiveRegisterDto,
  RegisterFileQuery,
  RegistersQuery,
  TickRegisterDto,
  UpdateRegisterDto,
} from './register-input.dto';
import { RegisterPickups } from './register-pickups.service';
import { RegisterReader } from './register-reader';
import { RegistersService } from './registers.service';

const noRegister = ['not_found', ABSENT.register] as const;

const RegisterNumber = (): MethodDecorator =>
  ApiParam({
    name: 'id',
    type: 'integer',
    description: 'Номер реестра; у тестового — отрицательный',
    example: 5,
  });

/** Registers of orders that are handed over together. */
@ApiTags('Registers')
@Controller('registers')
export class RegistersController {
  constructor(
    private readonly registers: RegistersService,
    private readonly reader: RegisterReader,
    private readonly editions: RegisterEditions,
    private readonly documents: RegisterDocuments,
    private readonly pickups: RegisterPickups,
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
    description: `До ${MAX_DOCUMENT_ORDERS} своих заказов со статусами «Новая», «Принята» и «Забор груза». Заказ бывает только в одном реестре; реестр, который ещё не приняли, можно распустить. Назовите заказы: ids — наши номера, externalId — ваши; названы и те и другие — это должны быть одни и те же заказы. В тестовом режиме реестр тестовый: из тестовых заказов, с отрицательным номером и пометкой «ОБРАЗЕЦ» на бумаге; его видите только вы, и он удаляется вместе с ними.`,
    answer: OrderRegisterDto,
    status: 201,
    repeatable: true,
    errors: [['not_found', ABSENT.order], 'invalid', 'deleted'],
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
  getRegister(@Param('id', OrderIdPipe) id: number, @Caller() caller: Actor): Promise<OrderRegisterDto> {
    return this.reader.one(id, caller);
  }

  @Get(':id/file')
  @RegisterNumber()
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Реестр на сдачу, PDF или XLSX',
    description:
      'PDF — два экземпляра с местом для подписей и штрихкодом Code 128 из 16 цифр (у тестового — из 20, начинается с 990002). Печатать можно сколько угодно раз. Бумага говорит, которая это редакция и когда она составлена; если заказы с тех пор изменились, на ней «Состав изменился». Прежние редакции скачиваются по номеру (edition): состав, места и вес в них те же, получатели — как в заказе сейчас.',
    answer: { file: 'application/pdf' },
    errors: [['not_found', 'Такого реестра или такой его редакции нет.'], 'unavailable', 'document_failed'],
  })
  async getRegisterFile(
    @Param('id', OrderIdPipe) id: number,
    @Query() query: RegisterFileQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.documents.register(id, query, caller));
  }

  @Get(':id/act')
  @RegisterNumber()
  @Action({
    may: 'orders:read',
    key: 'orders:read',
    summary: 'Акт приёма по реестру, PDF',
    description:
      'После приёма. Называет места, которые не поступили, и заказы, которые отменили или удалили до сдачи.',
    answer: { file: 'application/pdf' },
    errors: [
      noRegister,
      ['transition', 'Груз по этому реестру ещё не принят.'],
      'unavailable',
      'document_failed',
    ],
  })
  async getRegisterAct(
    @Param('id', OrderIdPipe) id: number,
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
  dissolveRegister(@Param('id', OrderIdPipe) id: number, @Caller() caller: Actor): Promise<OrderRegisterDto> {
    return this.registers.dissolve(id, caller);
  }

  @Post(':id/update')
  @RegisterNumber()
  @Action({
    may: 'orders:read',
    key: 'orders:create',
    summary: 'Обновить реестр',
    description: `Составляет следующую редакцию из тех же заказов, какие они сейчас: отменённые и удалённые вычеркнуты и в итоги не входят. Свой реестр — клиент, любой — сотрудник, пока приём не закончен. Если состав не изменился, новой редакции нет. Повторный вызов отвечает тем же, а если следующую редакцию составил другой человек — 409 с реестром, каким он стал. Редакций — до ${MAX_EDITIONS}.`,
    answer: OrderRegisterDto,
    errors: [
      noRegister,
      'invalid',
      'version_conflict',
      ['transition', 'Реестр уже принят или распущен, или редакций слишком много.'],
    ],
  })
  updateRegister(
    @Param('id', OrderIdPipe) id: number,
    @Body() { edition }: UpdateRegisterDto,
    @Caller() caller: Actor,
  ): Promise<OrderRegisterDto> {
    return this.editions.update(id, edition, caller);
  }

  @Put(':id/pickup')
  @RegisterNumber()
  @Action({
    may: 'orders:read',
    key: 'orders:create',
    summary: 'Заказать машину за грузом по реестру',
    description:
      'Один день и часы забора всем заказам реестра, которые забирают у отправителя и за которыми ещё не выехали: «Новая» и «Принята». Все или ни одного: если день не подходит хотя бы одному заказу, 422 его назовёт. Те, что привозят в пункт, не меняются. Свой реестр — клиент, любой — сотрудник. Повторный вызов отвечает тем же.',
    answer: OrderRegisterDto,
    errors: [noRegister, 'invalid', ['transition', 'Реестр уже принят или распущен.']],
  })
  orderRegisterPickup(
    @Param('id', OrderIdPipe) id: number,
    @Body() dto: FetchRegisterDto,
    @Caller() caller: Actor,
  ): Promise<OrderRegisterDto> {
    return this.pickups.order(id, dto, caller);
  }

  @Post(':id/places')
  @RegisterNumber()
  @Action({
    may: 'orders:edit',
    summary: 'Отметить места, которые пришли',
    description:
      'Отметки нескольких сотрудников складываются. Отметить можно и место, которое заказ получил после того, как реестр напечатали.',
    answer: OrderRegisterDto,
    errors: [noRegister, 'invalid', ['transition', 'Реестр уже принят или распущен.']],
  })
  tickRegister(
    @Param('id', OrderIdPipe) id: number,
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
      'Принимается то, что отмечено; остальное назовёт акт, а отменённые и удалённые до сдачи — отдельно. Если отметки с тех пор изменились, ответ — 409 с реестром, каким он стал. Повторный вызов отвечает тем же.',
    answer: OrderRegisterDto,
    errors: [
      noRegister,
      'invalid',
      'version_conflict',
      ['transition', 'Ничего не отмечено, или реестр распущен.'],
    ],
  })
  receiveRegister(
    @Param('id', OrderIdPipe) id: number,
    @Body() { version }: ReceiveRegisterDto,
    @Caller() caller: Actor,
  ): Promise<OrderRegisterDto> {
    return this.registers.receive(id, version, caller);
  }
}
