import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MAX_ACT_LINES, MAX_ACTS_AT_ONCE } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import { sendFile } from '../../platform/files/send-file';
import { XLSX } from '../../platform/files/workbook';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ActsFileQuery, IssueActsDto } from './act-input.dto';
import { IssuedActsDto } from './act.dto';
import { ActsFile } from './acts-file';
import { IssueActs } from './issue-acts.service';
import { MonthParam, noMonth } from './month-param';

/** The issuing of a month's acts, and the file of them (docs/contract.md#acts). */
@ApiTags('Months')
@Controller('months')
export class MonthActsController {
  constructor(
    private readonly issuing: IssueActs,
    private readonly file: ActsFile,
  ) {}

  @Post(':month/acts')
  @MonthParam()
  @Action({
    may: 'acts:issue',
    confirmed: true,
    summary: 'Выставить акты за месяц',
    description: `Каждой фирме — акт из заказов, вручённых в месяце и не вошедших в другой акт, и добавленных строк; до ${MAX_ACT_LINES} заказов в акте. За раз — до ${MAX_ACTS_AT_ONCE} актов: \`left\` говорит, сколько фирм осталось. Номера — подряд с начала года. Повтор безвреден: что уже в акте, второй раз не выставляется; что вручено с тех пор, войдёт в ещё один акт. \`refused\` называет фирмы, которым акт не выставлен, и почему: нет договора, нечего выставлять, есть заказы без цены или ждущие ответа. Месяц, который ещё идёт, выставляется по сегодняшний день.`,
    answer: IssuedActsDto,
    errors: [noMonth, 'invalid', ['transition', 'Выставление остановлено после восстановления из копии.']],
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
