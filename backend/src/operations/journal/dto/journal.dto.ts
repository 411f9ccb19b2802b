import { JOURNAL_KINDS, journalFilterFields, type JournalKind } from '@shlyah/domain';
import { bodyClass } from '../../../platform/http/field-classes';
import { Shown } from '../../../platform/http/fields';
import { PageDto } from '../../../platform/http/page.dto';
import { PersonDto } from '../../../platform/http/person.dto';
import { PageField } from '../../../platform/http/query.dto';

/** Selects rows of the journal. */
export class JournalFilter extends bodyClass(journalFilterFields) {}

export class JournalQuery extends JournalFilter {
  @PageField()
  page: number = 1;
}

export class JournalPersonDto extends PersonDto {}

export class JournalEntryDto {
  @Shown({ description: 'Номер записи', type: 'integer', example: 5120 })
  id: number;

  @Shown('Когда, по Минску, с секундами', '2026-11-20 15:10:07')
  date: string;

  @Shown({
    description: 'Что произошло',
    enum: Object.keys(JOURNAL_KINDS),
    enumName: 'JournalKind',
    example: 'roleChanged',
  })
  kind: JournalKind;

  @Shown({ description: 'О ком запись; null, если ни о ком', type: JournalPersonDto, nullable: true })
  account: JournalPersonDto | null;

  @Shown({ description: 'Кто это сделал; null, если никто не вошёл', type: JournalPersonDto, nullable: true })
  actor: JournalPersonDto | null;

  @Shown({
    description: 'О каком заказе; null, если не о заказе',
    type: 'integer',
    nullable: true,
    example: 125,
  })
  order: number | null;

  @Shown({
    description:
      'Номер изменения статуса многих заказов (`getOrderBulk`), если запись о нём и его ещё можно отменить; храним 90 дней',
    type: 'integer',
    nullable: true,
    example: null,
  })
  bulk: number | null;

  @Shown('Адрес устройства', '203.0.113.7', { nullable: true })
  address: string | null;

  @Shown('Номер запроса', '0b9d7a52-8c0b-4c54-9f0e-2a4a0f4b7d11', { nullable: true })
  requestId: string | null;

  @Shown('Подробности', 'клиент → менеджер', { nullable: true })
  detail: string | null;
}

export class JournalPage extends PageDto(JournalEntryDto) {}
