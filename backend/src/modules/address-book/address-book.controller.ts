import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../platform/access/action';
import type { Actor } from '../../platform/http/actor';
import { Caller } from '../../platform/http/caller';
import { ABSENT } from '../../platform/http/errors';
import { IdPipe } from '../../platform/http/id.pipe';
import { AddressBook } from './address-book.service';
import {
  BookEntryDto,
  BookEntryPage,
  BookQuery,
  CreateBookEntryDto,
  MergeBookEntriesDto,
  UpdateBookEntryDto,
} from './dto/book-entry.dto';

const noEntry = ['not_found', ABSENT.bookEntry] as const;
const taken = ['duplicate', 'Такая запись в адресной книге уже есть.'] as const;
const own = { may: 'orders:create' } as const;

/** A customer's address book (docs/contract.md#address-book). */
@ApiTags('AddressBook')
@Controller('addressBook')
export class AddressBookController {
  constructor(private readonly book: AddressBook) {}

  @Get()
  @Action({
    ...own,
    quota: 'lists',
    summary: 'Адресная книга',
    description:
      'Сначала те, кому отправляли недавно. Пополняется сама из заказов. Поиск — по имени, организации, телефону, городу, улице и дому.',
    answer: BookEntryPage,
  })
  getBookEntries(@Query() query: BookQuery, @Caller() caller: Actor): Promise<BookEntryPage> {
    return this.book.list(query, caller);
  }

  @Post()
  @Action({
    ...own,
    summary: 'Добавить запись в адресную книгу',
    answer: BookEntryDto,
    status: 201,
    errors: ['invalid', taken],
  })
  createBookEntry(@Body() dto: CreateBookEntryDto, @Caller() caller: Actor): Promise<BookEntryDto> {
    return this.book.create(dto, caller);
  }

  @Put()
  @Action({
    ...own,
    summary: 'Изменить запись адресной книги',
    description: 'Нужна версия, которую вы читали. Заказы, оформленные раньше, не меняются.',
    answer: BookEntryDto,
    errors: [noEntry, 'invalid', 'version_conflict', taken],
  })
  updateBookEntry(@Body() dto: UpdateBookEntryDto, @Caller() caller: Actor): Promise<BookEntryDto> {
    return this.book.update(dto, caller);
  }

  @Post('merge')
  @Action({
    ...own,
    summary: 'Объединить записи адресной книги',
    description:
      'Остаётся запись `id` со своими полями, остальные исчезают: новые заказы на прежние адреса найдут её. Чего уже нет, пропускается, так что повтор безвреден.',
    answer: BookEntryDto,
    errors: [noEntry, 'invalid'],
  })
  mergeBookEntries(@Body() dto: MergeBookEntriesDto, @Caller() caller: Actor): Promise<BookEntryDto> {
    return this.book.merge(dto, caller);
  }

  @Delete(':id')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер записи', example: 17 })
  @Action({
    ...own,
    summary: 'Удалить запись адресной книги',
    description: 'Заказы остаются. Новый заказ на этот адрес добавит запись снова.',
    answer: 'nothing',
    errors: [noEntry],
  })
  deleteBookEntry(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<void> {
    return this.book.remove(id, caller);
  }
}
