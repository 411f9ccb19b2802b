import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { disconnectSignal } from '../../platform/http/disconnect-signal';
import { ChangesDto, ChangesQuery } from './changes.dto';
import { ChangesService } from './changes.service';

@ApiTags('Changes')
@Controller('changes')
export class ChangesController {
  constructor(private readonly changes: ChangesService) {}

  @Get()
  @Action({
    may: 'orders:read',
    unattended: true,
    summary: 'Что изменилось: для открытых экранов кабинета',
    description:
      'Какие заказы изменились с прошлого ответа: сотрудникам — все, клиентам — свои. Пока изменений нет, ответ ждёт; сессию ожидание не продлевает. Ответ после ожидания пуст: спросите снова. Программам — `GET /api/events`.',
    answer: ChangesDto,
    errors: ['bad_query', 'too_many_requests', 'unavailable'],
  })
  getChanges(
    @Query() query: ChangesQuery,
    @Caller() caller: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChangesDto> {
    return this.changes.read(query, caller, disconnectSignal(reply));
  }
}
