import { Shown } from '../../platform/http/fields';

/** An act named by another one. */
export class ActNameDto {
  @Shown({ description: 'Номер записи: getAct', type: 'integer', example: 31 })
  id: number;

  @Shown({ description: 'Номер акта и счёта, от 1 в каждом году', type: 'integer', example: 12 })
  number: number;

  @Shown('Дата акта, по Минску', '2026-12-01')
  date: string;
}
