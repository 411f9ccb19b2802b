import { ExactTime, Shown } from '../../platform/http/fields';

/** A restore after which issuing is stopped. */
export class StoppedActsDto {
  @Shown('Когда базу восстановили, по Минску', '2026-12-01 09:15')
  restoredAt: string;

  @ExactTime()
  restoredAtUtc: string;

  @Shown('Когда сделана копия, по Минску: что выдано после неё, здесь неизвестно', '2026-11-30 03:00')
  backupAt: string;

  @ExactTime()
  backupAtUtc: string;
}

/** Numbers that were given before a restore, and that no act here has. */
export class ActGapDto {
  @Shown({ description: 'Год номеров', type: 'integer', example: 2026 })
  year: number;

  @Shown({ description: 'Первый из них', type: 'integer', example: 12 })
  first: number;

  @Shown({ description: 'Последний из них', type: 'integer', example: 15 })
  last: number;

  @Shown('Когда базу восстановили, по Минску', '2026-12-01 09:15')
  restoredAt: string;

  @ExactTime()
  restoredAtUtc: string;
}

/** The numbers of acts. */
export class ActSeriesDto {
  @Shown({
    description: 'Последний номер этого года, который здесь известен; 0 — актов ещё нет',
    type: 'integer',
    example: 11,
  })
  last: number;

  @Shown({
    description: 'Почему выставление остановлено: ждёт stateLastAct; null — не остановлено',
    type: StoppedActsDto,
    nullable: true,
  })
  stopped: StoppedActsDto | null;

  @Shown({
    description: 'Номера, выданные до восстановления из копии: актов с ними здесь нет; сначала последние',
    type: ActGapDto,
    isArray: true,
  })
  gaps: ActGapDto[];
}
