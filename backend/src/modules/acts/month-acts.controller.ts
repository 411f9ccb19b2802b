import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { MAX_ACT_LINES, MAX_ACTS_AT_ONCE, MAX_OWN_LINES } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import { sendFile } from '../../platform/files/send-file';
import { XLSX } from '../../platform/files/workbook';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { NO_MONTH } from '../orders';
import { ActsFileQuery, CreateOwnLineDto, IssueActsDto, OwnLinesQuery } from './act-input.dto';
import { IssuedActsDto, OwnLineDto, OwnLinePage } from './act.dto';
import { ActsFile } from './acts-file';
import { IssueActs } from './issue-acts.service';
import { OwnLines } from './own-lines.service';

const MonthParam = (): MethodDecorator =>
  ApiParam({ name: 'month', type: String, description: 'Месяц, ГГГГ-ММ', example: '2026-11' });

const noMonth = ['not_found', NO_MONTH] as const;

/** The month's own lines, the issuing of its acts, and the file of them (docs/contract.md#acts). */
@ApiTags('Months')
@Controller('months')
export class MonthActsController {
  constructor(
    private readonly ownLines: OwnLines,
    private readonly issuing: IssueActs,
    private readonly file: ActsFile,
  ) {}

  @Get(':month/lines')
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

  @Post(':month/lines')
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

  @Delete('lines/:id')
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

  @Post(':month/acts')
  @MonthParam()
  @Action({
    may: 'acts:issue',
    confirmed: true,
    summary: 'Выставить акты за месяц',
    description: `Каждой фирме — акт из заказов, вручённых в месяце и не вошедших в другой акт, и добавленных строк; до ${MAX_ACT_LINES} заказов в акте. За раз — до ${MAX_ACTS_AT_ONCE} актов: \`left\` говорит, сколько фирм осталось. Номера — подряд с начала года. Повтор безвреден: что уже в акте, второй раз не выставляется; что вручено с тех пор, войдёт в ещё один акт. \`refused\` называет фирмы, которым акт не выставлен, и почему: нет договора, нечего выставлять, есть заказы без цены или ждущие ответа. Месяц, который ещё идёт, выставляется по сегодняшний день.`,
    answer: IssuedActsDto,
    errors: [noMonth, 'invalid'],
  })
  issueActs(
    @Param('month') month: string,
    @Body() dto: IssueActsDto,
    @Caller() caller: Actor,
  ): Promise<IssuedActsDto> {
    return this.issuing.issue(month, dto, caller);
  }

  @Get(':month/file')
  @MonthParam()
  @Action({
    may: 'orders:edit',
    quota: 'exports',
    summary: 'Акты за месяц, файлом для 1С',
    description:
      'УНП, фирма, номер и дата договора, номер и дата акта, сумма, ставка и НДС. Аннулированных в нём нет; исправления — отдельными строками.',
    answer: { file: XLSX },
    errors: [noMonth],
  })
  async exportActs(
    @Param('month') month: string,
    @Query() { format }: ActsFileQuery,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.file.ofMonth(month, format, caller));
  }
}
