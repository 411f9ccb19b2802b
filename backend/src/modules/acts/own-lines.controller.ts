import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { MAX_OWN_LINES } from '@shlyah/domain';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { CreateOwnLineDto, OwnLinesQuery } from './act-input.dto';
import { OwnLineDto, OwnLinePage } from './act.dto';
import { MonthParam, noMonth } from './month-param';
import { OwnLines } from './own-lines.service';

/** Lines of months that staff add (docs/contract.md#acts). */
@ApiTags('Months')
@Controller()
export class OwnLinesController {
  constructor(private readonly ownLines: OwnLines) {}

  @Get('months/:month/lines')
  @MonthParam()
  @Action({
    may: 'orders:edit',
    summary: 'Строки, добавленные к заказам месяца',
    description: 'Хранение, возврат, скидка. Сначала добавленные раньше.',
    answer: OwnLinePage,
    errors: [noMonth],
  })
  getOwnLines(@Param('month') month: string, @Query() query: OwnLinesQuery): Promise<OwnLinePage> {
    return this.ownLines.list(month, query);
  }

  @Post('months/:month/lines')
  @MonthParam()
  @Action({
    may: 'orders:edit',
    summary: 'Добавить строку фирме',
    description: `Войдёт в ближайший акт за этот месяц. До ${MAX_OWN_LINES} строк у фирмы за месяц.`,
    answer: OwnLineDto,
    status: 201,
    errors: [['not_found', 'Такого месяца или клиента нет.'], 'invalid'],
  })
  addOwnLine(
    @Param('month') month: string,
    @Body() dto: CreateOwnLineDto,
    @Caller() caller: Actor,
  ): Promise<OwnLineDto> {
    return this.ownLines.add(month, dto, caller);
  }

  @Delete('ownLines/:id')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер строки', example: 4 })
  @Action({
    may: 'orders:edit',
    summary: 'Убрать добавленную строку',
    description: 'Пока она не вошла в акт.',
    answer: 'nothing',
    errors: [
      ['not_found', ABSENT.ownLine],
      ['in_act', 'Строка в акте.'],
    ],
  })
  async removeOwnLine(@Param('id', IdPipe) id: number): Promise<void> {
    await this.ownLines.remove(id);
  }
}
