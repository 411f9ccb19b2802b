import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { HistoryEventDto } from '../../platform/journal/history/event.dto';
import { ClientTermsService } from './client-terms.service';
import { ClientTermsDto, UpdateClientTermsDto } from './dto/client-terms.dto';

const noClient = ['not_found', ABSENT.user] as const;

const idParam = ApiParam({ name: 'id', type: 'integer', description: 'Номер клиента', example: 14 });

/** Price terms of clients (docs/contract.md#client-terms). */
@ApiTags('Calculator')
@Controller()
export class ClientTermsController {
  constructor(private readonly terms: ClientTermsService) {}

  @Get('calculator/own')
  @Action({
    may: 'calculator:read',
    key: 'quotes',
    summary: 'Свои цены',
    description: 'Условия того, кто спрашивает, и его цены по областям. По ним считаются его заказы.',
    answer: ClientTermsDto,
  })
  getOwnTerms(@Caller() { id }: Actor): Promise<ClientTermsDto> {
    return this.terms.own(id);
  }

  @Get('users/terms/:id')
  @idParam
  @Action({ may: 'users:read', summary: 'Условия клиента', answer: ClientTermsDto, errors: [noClient] })
  getClientTerms(@Param('id', IdPipe) id: number): Promise<ClientTermsDto> {
    return this.terms.read(id);
  }

  @Put('users/terms/:id')
  @idParam
  @Action({
    confirmed: true,
    may: 'tariff:edit',
    summary: 'Изменить условия клиента',
    description:
      'Передаются целиком и действуют сразу: новые расчёты и заказы клиента считаются по ним, прежние остаются как были. Повтор уже сохранённого безопасен.',
    answer: ClientTermsDto,
    errors: [noClient, 'version_conflict', 'invalid'],
  })
  updateClientTerms(
    @Param('id', IdPipe) id: number,
    @Body() dto: UpdateClientTermsDto,
    @Caller() caller: Actor,
  ): Promise<ClientTermsDto> {
    return this.terms.update(id, dto, caller);
  }

  @Get('users/terms/:id/history')
  @idParam
  @Action({
    may: 'users:read',
    summary: 'История условий клиента',
    description: 'Сначала новое, не больше 500 записей.',
    answer: [HistoryEventDto],
    errors: [noClient],
  })
  getClientTermsHistory(@Param('id', IdPipe) id: number): Promise<HistoryEventDto[]> {
    return this.terms.events(id);
  }
}
