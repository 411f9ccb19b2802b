import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller, type CallerRequest } from '../../../platform/http/caller';
import { Repeatable, type Repeat } from '../../../platform/idempotency/repeat';
import { ABSENT } from '../../../platform/http/errors';
import { IdPipe } from '../../../platform/http/id.pipe';
import { DeliveriesService } from './deliveries.service';
import { DeliveriesQuery, DeliveryDto, DeliveryPage, ReplayDto, ReplayedDto } from './dto/delivery.dto';
import {
  CreateWebhookDto,
  NewWebhookDto,
  UpdateWebhookDto,
  WebhookDto,
  WebhookIdDto,
} from './dto/webhook.dto';
import { SECRET_GONE, WebhooksService } from './webhooks.service';

const noWebhook = ['not_found', ABSENT.webhook] as const;
const own = { may: 'integrations:own', key: 'webhooks' } as const;

@ApiTags('Webhooks')
@Controller('webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @Get()
  @Action({ ...own, summary: 'Адреса для уведомлений', answer: [WebhookDto] })
  getWebhooks(@Caller() caller: Actor): Promise<WebhookDto[]> {
    return this.webhooks.list(caller);
  }

  @Post()
  @Action({
    ...own,
    confirmed: true,
    summary: 'Добавить адрес для уведомлений',
    description:
      'События приходят запросом POST по стандарту Standard Webhooks: заголовки webhook-id, webhook-timestamp, webhook-signature, тело — событие. Ответьте 2xx за 10 секунд; иначе повторяем три дня. Не больше 10 адресов, до подтверждения кабинета — один, и он сначала отвечает на проверку (`testWebhook`). Адрес, который назвал ключ без права orders:read, получает события без заказа; с отзывом ключа адрес останавливается. Повтор с тем же Idempotency-Key отвечает тем же секретом в течение суток, пока его не заменили.',
    answer: NewWebhookDto,
    status: 201,
    repeatable: true,
    errors: ['invalid', 'too_many_webhooks', 'deleted', ['transition', SECRET_GONE]],
  })
  createWebhook(
    @Body() dto: CreateWebhookDto,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
    @Req() { key }: CallerRequest,
  ): Promise<NewWebhookDto> {
    return this.webhooks.create(dto, caller, repeat, key);
  }

  @Put()
  @Action({
    ...own,
    confirmed: true,
    summary: 'Изменить адрес, остановить или включить снова',
    description: 'Чего нет в запросе, то не меняется. Включённый снова продолжает с места, где остановился.',
    answer: WebhookDto,
    errors: [noWebhook, 'invalid', 'version_conflict'],
  })
  updateWebhook(
    @Body() dto: UpdateWebhookDto,
    @Caller() caller: Actor,
    @Req() { key }: CallerRequest,
  ): Promise<WebhookDto> {
    return this.webhooks.update(dto, caller, key);
  }

  @Post('rotate')
  @Action({
    ...own,
    confirmed: true,
    summary: 'Заменить секрет подписи',
    description: 'Ещё сутки подписывают оба: в заголовке webhook-signature две подписи.',
    answer: NewWebhookDto,
    errors: [noWebhook, 'invalid'],
  })
  rotateWebhook(@Body() { id }: WebhookIdDto, @Caller() caller: Actor): Promise<NewWebhookDto> {
    return this.webhooks.rotate(id, caller);
  }

  @Post('test')
  @Action({
    ...own,
    summary: 'Отправить проверочное событие',
    description:
      'Сразу отправляет событие ping и отвечает, как его приняли. Не больше 60 проверок в час. До подтверждения кабинета — 10, и сначала адрес (state: unproved) должен ответить на ping: 2xx, в теле — слово из поля challenge. До того других событий на него нет, потом приходят все, начиная с добавления адреса.',
    answer: DeliveryDto,
    errors: [
      noWebhook,
      'invalid',
      ['transition', 'До подтверждения учётной записи события приходят на один адрес: он уже проверен.'],
      'too_many_requests',
    ],
  })
  testWebhook(@Body() { id }: WebhookIdDto, @Caller() caller: Actor): Promise<DeliveryDto> {
    return this.deliveries.test(id, caller);
  }

  @Post('replay')
  @Action({
    ...own,
    summary: 'Отправить события ещё раз',
    description: 'Под теми же номерами. Чужие и удалённые события пропускаются.',
    answer: ReplayedDto,
    status: 202,
    errors: [noWebhook, 'invalid'],
  })
  async replayDeliveries(@Body() { id, eventIds }: ReplayDto, @Caller() caller: Actor): Promise<ReplayedDto> {
    return { count: await this.deliveries.replay(id, eventIds, caller) };
  }

  @Get('deliveries')
  @Action({
    ...own,
    quota: 'lists',
    summary: 'Доставки: что отправлено и что ответили',
    description: 'Сначала новые; принятые хранятся 30 дней, остальные 90.',
    answer: DeliveryPage,
    errors: [noWebhook],
  })
  getDeliveries(
    @Query() query: DeliveriesQuery,
    @Caller() caller: Actor,
    @Req() { key }: CallerRequest,
  ): Promise<DeliveryPage> {
    return this.deliveries.list(query, caller, key);
  }

  @Delete(':id')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер адреса', example: 2 })
  @Action({ ...own, summary: 'Удалить адрес', answer: 'nothing', errors: [noWebhook] })
  async deleteWebhook(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<void> {
    await this.webhooks.remove(id, caller);
  }
}
