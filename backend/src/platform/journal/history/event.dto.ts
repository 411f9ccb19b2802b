import { ExactTime, Shown } from '../../http/fields';
import type { HistoryEvent } from './event.entity';
import { times } from '../../common/times';

export class HistoryUserDto {
  @Shown({
    description: 'Номер; null у системы и у того, кого нельзя назвать',
    type: 'integer',
    nullable: true,
    example: 2,
  })
  id: number | null;

  @Shown('Имя; клиенту не показывается', 'Ольга Менеджер', { nullable: true })
  name: string | null;

  @Shown('Роль', 'manager', { nullable: true })
  role: string | null;
}

/** One change, as the history shows it. */
export class HistoryEventDto {
  @Shown({ description: 'Номер записи', type: 'integer', example: 901 })
  id: number;

  @Shown('Когда, по Минску', '2026-11-20 15:10')
  date: string;

  @ExactTime()
  dateUtc: string;

  @Shown({ description: 'Кто', type: HistoryUserDto })
  user: HistoryUserDto;

  @Shown('Какое поле', 'status')
  field: string;

  @Shown('Что было', 'Новая', { nullable: true })
  from: string | null;

  @Shown('Что стало', 'Принята', { nullable: true })
  to: string | null;
}

/** `named`: whether the reader may know who did it. */
export const eventView = (event: HistoryEvent, named = true): HistoryEventDto => ({
  id: event.id,
  ...times('date', event.at),
  user: named
    ? { id: event.actorId, name: event.actorName, role: event.actorRole }
    : { id: null, name: null, role: null },
  field: event.field,
  from: event.fromValue,
  to: event.toValue,
});
