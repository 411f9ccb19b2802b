import { Shown } from '../../platform/http/fields';

export const STATE_LEVELS = ['ok', 'attention', 'trouble'] as const;
export type StateLevel = (typeof STATE_LEVELS)[number];

export class StateRowDto {
  @Shown('О чём речь', 'Почта')
  title: string;

  @Shown({
    description: 'ok — порядок, attention — нужно внимание, trouble — не работает',
    enum: STATE_LEVELS,
    enumName: 'StateLevel',
    example: 'ok',
  })
  level: StateLevel;

  @Shown('Как обстоит дело', 'Все письма отправлены.')
  text: string;

  @Shown({
    description: 'Что сделать; null — ничего',
    type: String,
    nullable: true,
    example: null,
  })
  advice: string | null;

  @Shown({
    description: 'Подробности, по одной в строке; у большинства частей их нет',
    type: [String],
    example: [],
  })
  details: string[];
}

export class StateDto {
  @Shown('Версия программы', '0.1.0')
  version: string;

  @Shown('Когда программа запущена', '2026-11-20 09:00')
  startedAt: string;

  @Shown({ description: 'Состояние по частям', type: [StateRowDto] })
  rows: StateRowDto[];
}
