import { ROLES, USER_STATUSES, type Role, type UserStatus } from '@shlyah/domain';
import { PageDto } from '../../shared/page.dto';
import { Shown } from '../../shared/fields';

/** A user as the wire carries it (docs/contract.md#user-fields). */
export class UserDto {
  @Shown({ description: 'Номер пользователя', type: 'integer', example: 12 })
  id: number;

  @Shown({ description: 'ФИО', type: String, example: 'Анна Ковалёва' })
  name: string;

  @Shown({ description: 'Телефон', type: String, example: '+375 (29) 12-34-567' })
  phone: string;

  @Shown({ description: 'Электронная почта, она же логин', type: String, example: 'company@demo.by' })
  email: string;

  @Shown({ description: 'Юридическое лицо', type: Boolean, example: true })
  isLegalEntity: boolean;

  @Shown({ description: 'Организация', type: String, nullable: true, example: 'ООО «Ромашка»' })
  organization: string | null;

  @Shown({ description: 'УНП', type: String, nullable: true, example: '190000005' })
  Unp: string | null;

  @Shown({ description: 'Роль', enum: ROLES, enumName: 'Role', example: 'customer' })
  role: Role;

  @Shown({
    description: 'Статус регистрации',
    enum: USER_STATUSES,
    enumName: 'UserStatus',
    example: 'confirmed',
  })
  status: UserStatus;

  @Shown({ description: 'Адрес аватара', type: String, example: '/img/avatar.png' })
  url: string;

  @Shown({ description: 'Есть контактное лицо', type: Boolean, example: false })
  isContactPerson: boolean;

  @Shown({ description: 'ФИО контактного лица', type: String, nullable: true, example: null })
  contactPersonName: string | null;

  @Shown({ description: 'Телефон контактного лица', type: String, nullable: true, example: null })
  contactPersonPhone: string | null;

  @Shown({ description: 'Присылать письма о заказах', type: Boolean, example: true })
  orderEmails: boolean;

  @Shown({ description: 'Версия данных', type: 'integer', example: 1 })
  version: number;
}

export class UserDetailsDto extends UserDto {
  @Shown({ description: 'Сколько у пользователя заказов', type: 'integer', example: 7 })
  ordersCount: number;
}

export class RegistrationRequestDto extends UserDto {
  @Shown({
    description: 'Номера других пользователей с тем же УНП',
    type: 'integer',
    isArray: true,
    example: [9],
  })
  unpDuplicates: number[];

  @Shown({
    description: 'Сходится ли контрольный разряд УНП (подсказка, а не запрет)',
    type: Boolean,
    example: true,
  })
  unpValid: boolean;

  @Shown({ description: 'Когда подана заявка', type: String, example: '2026-11-20 14:05' })
  date: string;
}

/** The answer of a registration: the user, wrapped in data (docs/contract.md#user-fields). */
export class RegisteredDto {
  @Shown({ description: 'Созданный пользователь, вход уже выполнен', type: UserDto })
  data: UserDto;
}

export class UserPage extends PageDto(UserDto, 'UserPageBase') {}

export class RegistrationRequestPage extends PageDto(RegistrationRequestDto, 'RegistrationRequestPageBase') {}
