import { leavingFields } from '@shlyah/domain';
import { bodyClass } from '../../../platform/http/field-classes';
import { Shown } from '../../../platform/http/fields';

export class LeaveDto extends bodyClass(leavingFields) {}

/** A request to delete one's account. */
export class LeavingDto {
  @Shown({ description: 'Когда попросили', type: String, example: '2026-11-20 14:05' })
  askedAt: string;

  @Shown({
    description: 'Когда кабинет будет удалён; до этого можно передумать',
    type: String,
    example: '2026-12-04 14:05',
  })
  goesAt: string;

  @Shown({ description: 'Причина', type: String, nullable: true, example: 'Больше не отправляем посылки' })
  reason: string | null;
}
