import { confirmationFields, secondFactorFields } from '@shlyah/domain';
import { bodyClass } from '../../../../platform/http/field-classes';
import { PasskeyDto } from './passkey.dto';
import { Shown } from '../../../../platform/http/fields';

export class SecurityDto {
  @Shown('Спрашивает ли вход код из приложения', true)
  totp: boolean;

  @Shown({ description: 'Сколько запасных кодов осталось', type: 'integer', example: 10 })
  recoveryCodes: number;

  @Shown('Нужен ли второй фактор по правилам службы: отключить его нельзя', false)
  required: boolean;

  @Shown({ description: 'Ключи доступа', type: PasskeyDto, isArray: true })
  passkeys: PasskeyDto[];
}

export class TotpSetupDto {
  @Shown('Ключ для приложения, если QR-код не прочитать', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  secret: string;

  @Shown(
    'Ссылка, которую понимает приложение; она же в QR-коде',
    'otpauth://totp/…?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=…',
  )
  uri: string;

  @Shown('QR-код, картинка SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  qr: string;
}

export class ConfirmDto extends bodyClass(confirmationFields) {}

export class TotpCodeDto extends bodyClass(secondFactorFields) {}

export class RecoveryCodesDto {
  @Shown({
    description: 'Запасные коды: каждый заменит код из приложения один раз. Показываются только теперь',
    type: String,
    isArray: true,
    example: ['4071-5528-9306-1147'],
  })
  codes: string[];
}
