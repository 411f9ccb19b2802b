import {
  clientProofFields,
  omit,
  rejectionFields,
  SWITCHABLE_ROLES,
  USER_STATUSES,
  type Role,
  type UserStatus,
} from '@shlyah/domain';
import { bodyClass, patchClass } from '../../../platform/http/field-classes';
import { ChoiceField, FlagField, IdField, VersionField } from '../../../platform/http/fields';
import { PageQuery, SearchQuery } from '../../../platform/http/query.dto';
import { staffChangedFields } from '../model/account-fields';

export class UsersQuery extends SearchQuery {
  @ChoiceField({ choices: SWITCHABLE_ROLES, description: 'Только эта роль', example: 'customer' })
  role?: Role | null;

  @ChoiceField({ choices: USER_STATUSES, description: 'Только этот статус', example: 'confirmed' })
  status?: UserStatus | null;
}

const undecided = ['pending', 'canceled'] as const;

export class UnprovedQuery extends PageQuery {
  @ChoiceField({
    choices: undecided,
    description: 'Ожидающие (pending) или отклонённые (canceled)',
    example: 'pending',
  })
  status: (typeof undecided)[number] = 'pending';
}

export class ConfirmRegistrationDto {
  @IdField({ description: 'Номер пользователя', example: 14, required: true })
  id: number;

  @VersionField()
  version?: number | null;
}

export class CancelRegistrationDto extends bodyClass(rejectionFields) {
  @VersionField()
  version?: number | null;
}

export class UpdateRoleDto {
  @IdField({ description: 'Номер пользователя', example: 14, required: true })
  id: number;

  @ChoiceField({ choices: SWITCHABLE_ROLES, description: 'Новая роль', example: 'manager', required: true })
  role: Role;

  @VersionField()
  version?: number | null;
}

export class UpdateAccountingDto {
  @IdField({ description: 'Номер менеджера', example: 14, required: true })
  id: number;

  @FlagField({ description: 'Дать право «Бухгалтерия» или снять его', example: true, required: true })
  isAccountant: boolean;

  @VersionField()
  version?: number | null;
}

/** A user as staff change it: what a user may change, and whose it is. */
export class UpdateUserInfoDto extends patchClass({
  ...omit(staffChangedFields, 'isLegalEntity'),
  ...clientProofFields,
}) {
  @VersionField()
  version?: number | null;

  @IdField({ description: 'Номер пользователя', example: 14, required: true })
  id: number;
}
