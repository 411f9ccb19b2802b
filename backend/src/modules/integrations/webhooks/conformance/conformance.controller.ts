import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../../../platform/access/action';
import type { Actor } from '../../../../platform/http/actor';
import { Caller } from '../../../../platform/http/caller';
import { ABSENT } from '../../../../platform/http/errors';
import { IdPipe } from '../../../../platform/http/id.pipe';
import { UNPROVED } from '../proof';
import { Conformance } from './conformance.service';
import { CheckRunDto, StartCheckDto } from './dto/conformance.dto';

@ApiTags('Conformance')
@Controller('conformance')
export class ConformanceController {
  constructor(private readonly conformance: Conformance) {}

  @Post()
  @Action({
    may: 'integrations:own',
    key: 'webhooks',
    summary: 'Проверить свою программу',
    description:
      'receiver: два десятка запросов на адрес уведомлений тестового режима, ключу — тестовому. caller: следующие 30 минут смотрим за вызовами ключа. Отчёт — в `GET /api/conformance/{id}`. Не больше 30 проверок в час; до подтверждения кабинета — 3, и receiver только для адреса, который ответил на проверку (`POST /api/webhooks/test`).',
    answer: CheckRunDto,
    status: 202,
    errors: [['not_found', ABSENT.webhook], 'invalid', ['transition', UNPROVED], 'too_many_requests'],
  })
  startCheck(@Body() dto: StartCheckDto, @Caller() caller: Actor): Promise<CheckRunDto> {
    return this.conformance.start(dto, caller);
  }

  @Get()
  @Action({
    may: 'integrations:own',
    key: 'webhooks',
    summary: 'Отчёты проверок',
    description: 'Последние 20, сначала новые.',
    answer: [CheckRunDto],
  })
  getChecks(@Caller() caller: Actor): Promise<CheckRunDto[]> {
    return this.conformance.list(caller);
  }

  @Get(':id')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер проверки', example: 7 })
  @Action({
    may: 'integrations:own',
    key: 'webhooks',
    summary: 'Отчёт проверки',
    answer: CheckRunDto,
    errors: [['not_found', ABSENT.check]],
  })
  getCheck(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<CheckRunDto> {
    return this.conformance.one(id, caller);
  }
}
