import { leavingFields } from '@shlyah/domain';
import { bodyClass } from '../../../platform/http/field-classes';
import { Shown } from '../../../platform/http/fields';

export class LeaveDto extends bodyClass(leavingFields) {}

/** A request to delete one's account. */
export class LeavingDto {
  @Shown('Когда попросили', '2026-11-20 14:05')
  askedAt: string;

  @Shown('Когда кабинет будет удалён; до этого можно передумать', '2026-12-04 14:05')
  goesAt: string;

  @Shown('Причина', 'Больше не отправляем посылки', { nullable: true })
  reason: string | null;
}
