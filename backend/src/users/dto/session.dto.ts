import { LIMITS, problems, forgotPasswordRules, registrationRules, resetPasswordRules } from '@shlyah/domain';
import { Checked } from '../../shared/body.pipe';
import {
  EmailField,
  FlagField,
  PasswordField,
  PhoneField,
  Shown,
  TextField,
  VersionField,
} from '../../shared/fields';

/** Any value is accepted here: a wrong type is a failed login like any other. */
export class LoginDto {
  @EmailField({ description: 'Электронная почта', required: true })
  email: string;

  @PasswordField({ description: 'Пароль', required: true, example: 'demo-parol-2026' })
  password: string;
}

@Checked((dto: RegisterDto) => problems(registrationRules, { ...dto }))
export class RegisterDto {
  @FlagField({ description: 'Юридическое лицо', example: true })
  isLegalEntity: boolean = true;

  @TextField({
    max: LIMITS.organization,
    description: 'Организация; обязательна для юридического лица',
    example: 'ООО «Ромашка»',
  })
  organization: string | null = null;

  @TextField({ max: LIMITS.unp, description: 'УНП; обязателен для юридического лица', example: '190000005' })
  Unp: string | null = null;

  @TextField({ max: LIMITS.name, description: 'ФИО', example: 'Анна Ковалёва', required: true })
  name: string;

  @PhoneField({ description: 'Телефон', required: true })
  phone: string;

  @EmailField({ description: 'Электронная почта, она же логин', required: true })
  email: string;

  @PasswordField({ description: 'Пароль, не короче 8 символов', required: true, example: 'demo-parol-2026' })
  password: string;

  @FlagField({ description: 'Есть контактное лицо', example: false })
  isContactPerson: boolean = false;

  @TextField({ max: LIMITS.name, description: 'ФИО контактного лица' })
  contactPersonName: string | null = null;

  @PhoneField({ description: 'Телефон контактного лица' })
  contactPersonPhone: string | null = null;
}

/** What users may change about themselves; an omitted field stays as it is. */
export class UpdateProfileDto {
  @TextField({ max: LIMITS.name, description: 'ФИО', example: 'Анна Ковалёва' })
  name?: string | null;

  @PhoneField({ description: 'Телефон' })
  phone?: string | null;

  @EmailField({ description: 'Электронная почта' })
  email?: string | null;

  @TextField({ max: LIMITS.organization, description: 'Организация', example: 'ООО «Ромашка»' })
  organization?: string | null;

  @TextField({ max: LIMITS.unp, description: 'УНП', example: '190000005' })
  Unp?: string | null;

  @FlagField({ description: 'Есть контактное лицо' })
  isContactPerson?: boolean | null;

  @TextField({ max: LIMITS.name, description: 'ФИО контактного лица' })
  contactPersonName?: string | null;

  @PhoneField({ description: 'Телефон контактного лица' })
  contactPersonPhone?: string | null;

  @FlagField({ description: 'Присылать письма о заказах', example: true })
  orderEmails?: boolean | null;

  @PasswordField({ description: 'Новый пароль; остальные сеансы завершатся' })
  password?: string | null;

  @VersionField()
  version?: number | null;
}

@Checked((dto: ForgotPasswordDto) => problems(forgotPasswordRules, { ...dto }))
export class ForgotPasswordDto {
  @EmailField({ description: 'Электронная почта', required: true })
  email: string;
}

@Checked((dto: ResetPasswordDto) => problems(resetPasswordRules, { ...dto }))
export class ResetPasswordDto {
  @TextField({ max: LIMITS.token, description: 'Код из ссылки в письме', required: true, example: 'q2x…' })
  token: string;

  @PasswordField({ description: 'Новый пароль, не короче 8 символов', required: true })
  password: string;
}

/** The same as a multipart form, with the avatar. */
export class UpdateProfileForm extends UpdateProfileDto {
  @Shown({
    description: 'Аватар: JPEG, PNG или WebP до 2 МБ',
    type: 'string',
    format: 'binary',
    required: false,
  })
  file?: unknown;
}
