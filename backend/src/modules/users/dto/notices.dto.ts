import {
  NOTICE_CHANNELS,
  NOTICE_EVENTS,
  noticeChoiceFields,
  noticeDailyFields,
  noticeLevelFields,
  type NoticeChannel,
} from '@shlyah/domain';
import { bodyClass } from '../../../platform/http/field-classes';
import { Shown } from '../../../platform/http/fields';

export class TelegramDto {
  @Shown('Когда подключён, по Минску; null, если не подключён', '2026-11-20 14:05', { nullable: true })
  connectedAt: string | null;
}

export class NoticeEventDto {
  @Shown({
    description: 'Событие',
    enum: Object.keys(NOTICE_EVENTS),
    enumName: 'NoticeEvent',
    example: 'status6',
  })
  event: string;

  @Shown({
    description: 'Какими способами сообщаем, если они подключены',
    enum: [...NOTICE_CHANNELS],
    enumName: 'NoticeChannel',
    isArray: true,
    example: ['email', 'telegram'],
  })
  channels: NoticeChannel[];
}

export class ChooseNoticeDto extends bodyClass(noticeChoiceFields) {}

export class ChooseDailyNoticesDto extends bodyClass(noticeDailyFields) {}

export class ChooseNoticeLevelDto extends bodyClass(noticeLevelFields) {}

/** The channels of order notifications. */
export class NoticesDto {
  @Shown({ description: 'Telegram; null, если у службы нет бота', type: TelegramDto, nullable: true })
  telegram: TelegramDto | null;

  @Shown('Номер для SMS и Viber; null, если в кабинете не мобильный', '+375 (29) 12-34-567', {
    nullable: true,
  })
  phone: string | null;

  @Shown('Письма о заказах приходят одним письмом в день', false)
  daily: boolean;

  @Shown({ description: 'О чём и как сообщаем', type: NoticeEventDto, isArray: true })
  events: NoticeEventDto[];
}

export class TelegramLinkDto {
  @Shown(
    'Откройте её на устройстве с Telegram; null, если подключено сразу',
    'https://t.me/shlyah_bot?start=Wm9vbS1zZWNyZXQtdG9rZW4',
    { nullable: true },
  )
  url: string | null;

  @Shown('До какого времени действует, по Минску', '2026-11-20 14:20')
  expiresAt: string;
}
