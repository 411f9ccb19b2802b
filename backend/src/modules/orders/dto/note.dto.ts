import { noteFields } from '@shlyah/domain';
import { answerClass, bodyClass } from '../../../platform/http/field-classes';
import { Shown } from '../../../platform/http/fields';

/** A note of staff on an order. */
export class NoteDto extends answerClass(noteFields) {
  @Shown({ description: 'Номер заметки', type: 'integer', example: 3 })
  id: number;

  @Shown('Кто написал', 'Мария Лис')
  author: string;

  @Shown('Когда, по Минску', '2026-11-27 15:10')
  createdAt: string;

  @Shown('Можно ли её удалить: своя, или удаляет администратор', true)
  removable: boolean;
}

/** The notes of an order, the newest first. */
export class OrderNotesDto {
  @Shown({ description: 'Заметки, сначала новые', type: [NoteDto] })
  notes: NoteDto[];

  @Shown({
    description: 'Имена других сотрудников: кого назвать после «@»',
    type: [String],
    example: ['Ольга Кравец'],
  })
  colleagues: string[];
}

/** A new note. */
export class CreateNoteDto extends bodyClass(noteFields) {}
