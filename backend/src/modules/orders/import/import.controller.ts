import { Body, Controller, Get, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { IMPORT_LIMITS } from '@shlyah/domain';
import type { FastifyReply } from 'fastify';
import { Action } from '../../../platform/access/action';
import { sendFile } from '../../../platform/files/send-file';
import { XLSX } from '../../../platform/files/workbook';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { Multipart, type UploadRequest } from '../../../platform/http/multipart';
import {
  ImportDto,
  ImportForm,
  ImportPreviewDto,
  ImportResultDto,
  ImportResultForm,
} from '../dto/import.dto';
import { ImportFiles } from './import-files';
import { ImportPreview } from './import-preview';

const UploadedTable = Multipart({ files: ['file'], most: IMPORT_LIMITS.bytes, mostText: 256 * 1024 });
const access = { may: 'orders:create', key: 'orders:create' } as const;
const errors = ['invalid', 'too_large', 'unsupported_type', 'too_many_requests'] as const;

@ApiTags('Orders')
@Controller('order/import')
export class ImportController {
  constructor(
    private readonly preview: ImportPreview,
    private readonly files: ImportFiles,
  ) {}

  @Post()
  @UseInterceptors(UploadedTable)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportForm, required: true })
  @Action({
    ...access,
    summary: 'Прочитать заказы из таблицы',
    description:
      'Ничего не оформляет и не хранит: отвечает, какими строки файла станут заказами и что в них исправить. Столбцы узнаются по заголовкам в любом порядке, вместе с единицами; строки с одним вашим номером — места одного заказа. Оформляет их `POST /api/order/batch`. До 20 000 строк за десять минут.',
    answer: ImportPreviewDto,
    errors: [...errors],
  })
  async importOrders(
    @Body() dto: ImportDto,
    @Req() request: UploadRequest,
    @Caller() caller: Actor,
  ): Promise<ImportPreviewDto> {
    return (await this.preview.read(dto, request.uploads?.['file'], caller)).preview;
  }

  @Get('template')
  @Action({
    ...access,
    summary: 'Шаблон таблицы заказов, .xlsx',
    description: 'Столбцы с подсказками и примером, на других листах — города и пункты выдачи.',
    answer: { file: XLSX },
    quota: 'lists',
  })
  async getImportTemplate(@Res() reply: FastifyReply): Promise<void> {
    await sendFile(reply, await this.files.template());
  }

  @Post('faults')
  @UseInterceptors(UploadedTable)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportForm, required: true })
  @Action({
    ...access,
    summary: 'Строки таблицы, которые нужно исправить, .xlsx',
    description:
      'Столбцы — как в присланном файле, последний — «Что исправить». Строк, по которым заказы уже есть, в нём нет.',
    answer: { file: XLSX },
    errors: [...errors],
  })
  async getImportFaults(
    @Body() dto: ImportDto,
    @Req() request: UploadRequest,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.files.faults(dto, request.uploads?.['file'], caller));
  }

  @Post('result')
  @UseInterceptors(UploadedTable)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportResultForm, required: true })
  @Action({
    ...access,
    summary: 'Таблица с номерами её заказов, .xlsx',
    description:
      'Столбцы — как в присланном файле, за ними номер заказа, цена, ссылка для отслеживания и что исправить в строках, по которым заказа нет.',
    answer: { file: XLSX },
    errors: [...errors],
  })
  async getImportResult(
    @Body() dto: ImportResultDto,
    @Req() request: UploadRequest,
    @Caller() caller: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.files.result(dto, request.uploads?.['file'], caller));
  }
}
