import { ExactTime, Shown } from '../../platform/http/fields';
import { ActNameDto } from './act-name.dto';

/** An objection of the client to an act. */
export class ObjectionDto {
  @Shown({ description: 'Номер возражения', type: 'integer', example: 3 })
  id: number;

  @Shown({
    description: 'Строка акта; null — возражение ко всему акту',
    type: 'integer',
    nullable: true,
    example: 2,
  })
  position: number | null;

  @Shown('Что не так', 'Вес по накладной — 12\u00a0кг, а не 21')
  words: string;

  @Shown('Кто возразил', 'Анна Ковалёва')
  author: string;

  @Shown('Когда, по Минску', '2026-12-03 10:15')
  at: string;

  @ExactTime()
  atUtc: string;

  @Shown('true — после срока', false)
  isLate: boolean;

  @Shown('Когда отозвано, по Минску; null — не отозвано', '2026-12-03 11:00', { nullable: true })
  withdrawnAt: string | null;

  @ExactTime({ nullable: true })
  withdrawnAtUtc: string | null;

  @Shown(
    'Ответ; null — ответа нет, или ответ — исправление',
    'Взвесили на складе: 21\u00a0кг, акт взвешивания приложен',
    {
      nullable: true,
    },
  )
  answer: string | null;

  @Shown('Когда ответили, по Минску; null — ждёт ответа', '2026-12-04 09:30', { nullable: true })
  answeredAt: string | null;

  @ExactTime({ nullable: true })
  answeredAtUtc: string | null;

  @Shown('Кто ответил; null для клиента', 'Ольга Кравец', { nullable: true })
  answeredBy: string | null;

  @Shown({ description: 'Исправление, которым ответили', type: ActNameDto, nullable: true })
  correction: ActNameDto | null;
}
