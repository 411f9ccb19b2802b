import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { MESSAGES, passkeyFields } from '@shlyah/domain';
import { IsDefined, IsObject } from 'class-validator';
import { bodyClass } from '../../../../platform/http/field-classes';
import { Shown } from '../../../../platform/http/fields';

export class PasskeyDto {
  @Shown({ description: 'Номер ключа', type: 'integer', example: 3 })
  id: number;

  @Shown('Название', 'Телефон')
  name: string;

  @Shown('Когда добавлен', '2026-11-20 14:05')
  date: string;

  @Shown('Когда им входили в последний раз; null, если ещё не входили', '2026-11-21 09:10', {
    nullable: true,
  })
  used: string | null;
}

/** What the browser's own functions take and give (WebAuthn, in JSON); we look into it only to check it. */
const browsers = { type: 'object', additionalProperties: true } as const;

export class PasskeyOptionsDto {
  @ApiProperty({
    ...browsers,
    description: 'Параметры для navigator.credentials, как их понимает браузер (WebAuthn, JSON)',
    example: { challenge: 'q2x…', rpId: 'shlyah.example' },
  })
  options: object;
}

const ResponseField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      ...browsers,
      description: 'Ответ браузера на эти параметры (WebAuthn, JSON)',
      example: { id: 'q2x…', rawId: 'q2x…', type: 'public-key', response: {}, clientExtensionResults: {} },
    }),
    IsDefined({ message: MESSAGES.required }),
    IsObject({ message: 'Передайте объект' }),
  );

export class UsePasskeyDto {
  @ResponseField()
  response: object;
}

export class AddPasskeyDto extends bodyClass(passkeyFields) {
  @ResponseField()
  response: object;
}
