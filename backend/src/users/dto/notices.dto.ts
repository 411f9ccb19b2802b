import { Shown } from '../../shared/fields';

export class TelegramDto {
  @Shown({
    description: 'Когда подключён, по Минску; null, если не подключён',
    type: String,
    nullable: true,
    example: '2026-11-20 14:05',
  })
  connectedAt: string | null;
}

/** Which way a person is told of his orders. */
export class NoticesDto {
  @Shown({ description: 'Telegram; null, если у службы нет бота', type: TelegramDto, nullable: true })
  telegram: TelegramDto | null;
}

export class TelegramLinkDto {
  @Shown({
    description: 'Откройте её на устройстве с Telegram; null, если подключено сразу',
    type: String,
    nullable: true,
    example: 'https://t.me/shlyah_bot?start=Wm9vbS1zZWNyZXQtdG9rZW4',
  })
  url: string | null;

  @Shown({ description: 'До какого времени действует, по Минску', type: String, example: '2026-11-20 14:20' })
  expiresAt: string;
}
