import { accessReviewFields, CREDENTIAL_KINDS, type CredentialKind } from '@shlyah/domain';
import { bodyClass } from '../../../../platform/http/field-classes';
import { Shown, TextsField } from '../../../../platform/http/fields';

export class AccessReviewTokenDto extends bodyClass(accessReviewFields) {}

export class EndAccessDto extends AccessReviewTokenDto {
  @TextsField({
    max: 100,
    maxLength: 40,
    required: true,
    description: 'Что завершить: `id` из списка',
    example: ['passkey-3'],
  })
  ids: string[];
}

export class AccessItemDto {
  @Shown('Обозначение', 'passkey-3')
  id: string;

  @Shown({
    description:
      'passkey — ключ доступа; apiKey — ключ API; webhook — уведомления на сервер; telegram — уведомления в Telegram',
    enum: Object.keys(CREDENTIAL_KINDS),
    enumName: 'CredentialKind',
    example: 'passkey',
  })
  kind: CredentialKind;

  @Shown('Название; у сервера — его имя в сети', 'Телефон')
  name: string;

  @Shown('Когда создан или заменён', '2026-11-20 09:00')
  since: string;
}

export class AccessReviewDto {
  @Shown({ description: 'Что действует с прежнего времени', type: AccessItemDto, isArray: true })
  items: AccessItemDto[];
}
