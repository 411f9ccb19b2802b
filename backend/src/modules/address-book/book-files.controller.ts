import { Body, Controller, Get, Post, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { bookColumns, templateSheets } from '../../platform/files/import/template';
import { IMPORT_LIMITS } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { Action } from '../../platform/access/action';
import { sendFile } from '../../platform/files/send-file';
import { writeWorkbook, XLSX } from '../../platform/files/workbook';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { Multipart, type UploadRequest } from '../../platform/http/multipart';
import { CitiesService, PointsService } from '../points';
import { BookExport } from './book-export';
import { BookImport } from './book-import';
import { BookExportQuery } from './dto/book-entry.dto';
import {
  BookImportedDto,
  BookPreviewDto,
  BookTableDto,
  BookTableForm,
  BookTemplateQuery,
} from './dto/book-import.dto';

const UploadedTable = Multipart({ files: ['file'], most: IMPORT_LIMITS.bytes, mostText: 256 * 1024 });
const own = { may: 'orders:create' } as const;
const errors = ['invalid', 'too_large', 'unsupported_type', 'too_many_requests'] as const;

/** Import and export of an address book. */
@ApiTags('AddressBook')
@Controller('addressBook')
export class BookFilesController {
  constructor(
    private readonly exports: BookExport,
    private readonly imports: BookImport,
    private readonly cities: CitiesService,
    private readonly points: PointsService,
  ) {}

  @Get('export')
  @Action({
    ...own,
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
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, this.exports.make(query, caller));
  }

  @Get('import/template')
  @Action({
    ...own,
    quota: 'lists',
    summary: 'Шаблон таблицы адресной книги, .xlsx',
    description: 'Столбцы с подсказками и примером, на других листах — города и пункты.',
    answer: { file: XLSX },
    errors: ['invalid'],
  })
  async getBookTemplate(@Query() { side }: BookTemplateQuery, @Res() reply: FastifyReply): Promise<void> {
    const [towns, points] = [await this.cities.labels(), await this.points.list()];
    const addresses = points.map(({ address }) => address);
    const sheets = templateSheets('Адресная книга', bookColumns(side), towns, addresses);
    await sendFile(reply, { name: 'Шлях, адресная книга.xlsx', mime: XLSX, bytes: writeWorkbook(sheets) });
  }

  @Post('import/preview')
  @UseInterceptors(UploadedTable)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: BookTableForm, required: true })
  @Action({
    ...own,
    summary: 'Прочитать адресную книгу из таблицы',
    description:
      'Ничего не добавляет и не хранит: отвечает, сколько записей добавится и что исправить. Столбцы узнаются по заголовкам в любом порядке.',
    answer: BookPreviewDto,
    errors: [...errors],
  })
  previewBookEntries(
    @Body() dto: BookTableDto,
    @Req() request: UploadRequest,
    @Caller() caller: Actor,
  ): Promise<BookPreviewDto> {
    return this.imports.preview(dto, request.uploads?.['file'], caller);
  }

  @Post('import')
  @UseInterceptors(UploadedTable)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: BookTableForm, required: true })
  @Action({
    ...own,
    summary: 'Добавить в адресную книгу записи из таблицы',
    description:
      'Добавляет готовые строки, которых в книге ещё нет; остальные остаются в файле. Повтор с тем же файлом ничего не добавит.',
    answer: BookImportedDto,
    errors: [...errors],
  })
  importBookEntries(
    @Body() dto: BookTableDto,
    @Req() request: UploadRequest,
    @Caller() caller: Actor,
  ): Promise<BookImportedDto> {
    return this.imports.save(dto, request.uploads?.['file'], caller);
  }
}
