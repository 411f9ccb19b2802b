import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { ABSENT } from '../../../platform/http/errors';
import { IdPipe, OrderIdPipe } from '../../../platform/http/id.pipe';
import { Repeatable, type Repeat } from '../../../platform/idempotency/repeat';
import { CreateNoteDto, NoteDto, OrderNotesDto } from '../dto/note.dto';
import { noOrder, OrderIdParam } from '../dto/order-id';
import { OrderNotes } from './notes.service';

const staff = { may: 'orders:edit' } as const;

/** Notes of staff on an order. */
@ApiTags('Notes')
@Controller()
export class NotesController {
  constructor(private readonly notes: OrderNotes) {}

  @Get('order/:id/notes')
  @OrderIdParam()
  @Action({
    ...staff,
    summary: 'Заметки сотрудников к заказу',
    description: 'Клиент их не видит.',
    answer: OrderNotesDto,
    errors: [noOrder],
  })
  getNotes(@Param('id', OrderIdPipe) id: number, @Caller() caller: Actor): Promise<OrderNotesDto> {
    return this.notes.list(id, caller);
  }

  @Post('order/:id/notes')
  @OrderIdParam()
  @Action({
    ...staff,
    summary: 'Добавить заметку',
    description: 'Сотруднику, названному полным именем после «@», приходит письмо с её текстом.',
    answer: NoteDto,
    status: 201,
    repeatable: true,
    errors: [noOrder, 'invalid', 'transition', 'deleted'],
  })
  createNote(
    @Param('id', OrderIdPipe) id: number,
    @Body() dto: CreateNoteDto,
    @Caller() caller: Actor,
    @Repeatable() repeat: Repeat,
  ): Promise<NoteDto> {
    return this.notes.create(id, dto, caller, repeat);
  }

  @Delete('notes/:id')
  @ApiParam({ name: 'id', type: 'integer', description: 'Номер заметки', example: 3 })
  @Action({
    ...staff,
    summary: 'Удалить заметку',
    answer: 'nothing',
    description: 'Свою; администратор — любую.',
    errors: [
      ['not_found', ABSENT.note],
      ['forbidden', 'Заметку удаляет тот, кто её написал, или администратор.'],
    ],
  })
  deleteNote(@Param('id', IdPipe) id: number, @Caller() caller: Actor): Promise<void> {
    return this.notes.remove(id, caller);
  }
}
