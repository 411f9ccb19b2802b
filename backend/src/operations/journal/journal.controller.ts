import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { sendFile } from '../../platform/files/send-file';
import { JournalFilter, JournalPage, JournalQuery } from './dto/journal.dto';
import { JournalReader } from './journal-reader';

const file = 'text/csv';

@ApiTags('Journal')
@Controller('journal')
export class JournalController {
  constructor(private readonly reader: JournalReader) {}

  @Get()
  @Action({
    quota: 'lists',
    may: 'journal:read',
    summary: 'Журнал: кто входил, менял пароли, права, цены и тарифы, удалял заказы, смотрел документы',
    description: 'Сначала новые.',
    answer: JournalPage,
  })
  getJournal(@Query() query: JournalQuery): Promise<JournalPage> {
    return this.reader.list(query);
  }

  @Get('export')
  @Action({
    confirmed: true,
    quota: 'exports',
    may: 'journal:read',
    summary: 'Журнал таблицей CSV',
    description: 'Не больше 10 000 записей, сначала новые. Сама выгрузка тоже записывается в журнал.',
    answer: { file },
  })
  async exportJournal(
    @Query() filter: JournalFilter,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bytes = async (): Promise<Buffer> => Buffer.from(await this.reader.export(filter, caller));
    await sendFile(reply, { name: 'Журнал.csv', mime: `${file}; charset=utf-8`, bytes });
  }
}
