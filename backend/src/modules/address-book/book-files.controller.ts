import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Action } from '../../platform/access/action';
import { sendFile } from '../../platform/files/send-file';
import { XLSX } from '../../platform/files/workbook';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { BookExport } from './book-export';
import { BookExportQuery } from './dto/book-entry.dto';

/** An address book as files. */
@ApiTags('AddressBook')
@Controller('addressBook')
export class BookFilesController {
  constructor(private readonly exports: BookExport) {}

  @Get('export')
  @Action({
    may: 'orders:create',
    quota: 'exports',
    summary: 'Адресная книга файлом .xlsx или .csv',
    description:
      'Получатели или места забора, все или найденные. Такой файл можно загрузить обратно. 60 в час; выгрузка записывается в журнал и видна в «Моих данных».',
    answer: { file: XLSX },
    errors: ['invalid', 'too_many_requests'],
  })
  async exportBookEntries(
    @Query() query: BookExportQuery,
    @Caller() caller: Actor,
    @Req() { method }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // Fastify answers HEAD by the handler of GET.
    await sendFile(
      reply,
      method === 'HEAD' ? this.exports.makeNone(query) : await this.exports.make(query, caller),
    );
  }
}
