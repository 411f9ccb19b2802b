import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { disconnectSignal } from '../../../platform/http/disconnect-signal';
import { EventsDto, EventsQuery } from './dto/event.dto';
import { EventsService } from './events.service';

@ApiTags('Events')
@Controller('events')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Get()
  @Action({
    quota: 'lists',
    may: 'integrations:own',
    key: 'orders:read',
    summary: 'Лента событий: что изменилось',
    description:
      'События ваших заказов и общие (пункты, тарифы) в порядке, в котором они сохранены: ничего не пропущено и ничего не повторено. Хранятся 90 дней. После обработки сохраните next и пришлите его как after. Виды, которых ваша программа не знает, пропускайте: могут появиться новые.',
    answer: EventsDto,
    errors: ['bad_query', 'cursor_expired', 'cursor_ahead', 'unavailable'],
  })
  getEvents(
    @Query() query: EventsQuery,
    @Caller() caller: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EventsDto> {
    return this.events.list(query, caller, disconnectSignal(reply));
  }
}
