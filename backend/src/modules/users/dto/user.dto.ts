import {
  accountFields,
  clientProofFields,
  courierProofs,
  ROLES,
  USER_STATUSES,
  type CourierProof,
  type Role,
  type UserStatus,
} from '@shlyah/domain';
import { PageDto } from '../../../platform/http/page.dto';
import { answerClass } from '../../../platform/http/field-classes';
import { Shown } from '../../../platform/http/fields';
import { LeavingDto } from './leaving.dto';

/** A user as the wire carries it (docs/contract.md#user-fields). */
export class UserDto extends answerClass(accountFields) {
  @Shown({ description: 'Номер пользователя', type: 'integer', example: 12 })
  id: number;

  @Shown({ description: 'Роль', enum: ROLES, enumName: 'Role', example: 'customer' })
  role: Role;

  @Shown('Есть ли у менеджера право «Бухгалтерия»: акты и оплаты', false)
  isAccountant: boolean;

  @Shown({
    description: 'Статус регистрации',
    enum: USER_STATUSES,
    enumName: 'UserStatus',
    example: 'confirmed',
  })
  status: UserStatus;

  @Shown({
    description: 'Новая почта, которая ждёт подтверждения по ссылке из письма; null, когда её нет',
    type: String,
    nullable: true,
    example: null,
  })
  pendingEmail: string | null;

  @Shown('Адрес аватара', '/img/avatar.png')
  url: string;

  @Shown({ description: 'Версия данных', type: 'integer', example: 1 })
  version: number;
}

/** The session's user. */
export class CurrentUserDto extends UserDto {
  @Shown('Нужно ли сначала включить второй фактор: до того доступна только своя учётная запись', false)
  secondFactorNeeded: boolean;
}

export class UserDetailsDto extends UserDto {
  @Shown({ description: 'Сколько у пользователя заказов', type: 'integer', example: 7 })
  ordersCount: number;

  @Shown({ description: 'Просьба удалить кабинет; null, если её нет', type: LeavingDto, nullable: true })
  leaving: LeavingDto | null;

  @Shown('Есть ли второй фактор: приложение с кодами или ключ доступа', false)
  secondFactors: boolean;

  @Shown({
    description: clientProofFields.courierProof.about,
    enum: courierProofs,
    enumName: 'CourierProof',
    nullable: true,
    example: null,
  })
  courierProof: CourierProof | null;
}

export class RegistrationRequestDto extends UserDto {
  @Shown({
    description: 'Номера других пользователей с тем же УНП',
    type: 'integer',
    isArray: true,
    example: [9],
  })
  unpDuplicates: number[];

  @Shown('Сходится ли контрольный разряд УНП (подсказка, а не запрет)', true)
  unpValid: boolean;

  @Shown('Когда подана заявка', '2026-11-20 14:05')
  date: string;
}

/** The answer of a registration: the user, wrapped in data (docs/contract.md#user-fields). */
export class RegisteredDto {
  @Shown({ description: 'Созданный пользователь, вход уже выполнен', type: UserDto })
  data: UserDto;
}

export class UserPage extends PageDto(UserDto) {}

export class RegistrationRequestPage extends PageDto(RegistrationRequestDto) {}
