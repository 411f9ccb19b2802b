import {
  MESSAGE_STATES,
  messageFilterFields,
  NOTICE_CHANNELS,
  type MessageState,
  type NoticeChannel,
} from '@shlyah/domain';
import { bodyClass } from '../../../../platform/http/field-classes';
import { ExactTime, IdsField, Shown } from '../../../../platform/http/fields';
import { PageDto } from '../../../../platform/http/page.dto';
import { PersonDto } from '../../../../platform/http/person.dto';
import { PageField } from '../../../../platform/http/query.dto';

/** Which messages are asked for. */
export class MessagesQuery extends bodyClass(messageFilterFields) {
  @PageField()
  page: number = 1;
}

export class ResendDto {
  @IdsField({ max: 100, required: true, description: 'Номера сообщений', example: [5120] })
  ids: number[];
}

export class ResentDto {
  @Shown({ description: 'Сколько сообщений снова в очереди', type: 'integer', example: 1 })
  count: number;
}

/** Beside the state `sent`. */
const ToFile = () =>
  Shown(
    'Записано в файл на сервере: способ не настроен, и получателю ничего не ушло. У сообщений до 27.11.2026 всегда false',
    false,
  );

export class MessagePersonDto extends PersonDto {}

export class MessageDto {
  @Shown({ description: 'Номер сообщения', type: 'integer', example: 5120 })
  id: number;

  @Shown('Когда написано, по Минску', '2026-11-20 15:10')
  date: string;

  @Shown({ description: 'Способ', enum: NOTICE_CHANNELS, enumName: 'NoticeChannel', example: 'sms' })
  channel: NoticeChannel;

  @Shown('Кому: номер или адрес почты, не целиком', '37529*****67')
  to: string;

  @Shown({
    description: 'О чьём кабинете; null, если ни о чьём',
    type: MessagePersonDto,
    nullable: true,
  })
  account: MessagePersonDto | null;

  @Shown('О чём', 'Заказ № 125 принят в работу')
  subject: string;

  @Shown({
    description:
      'waiting — ждёт отправки или повтора, sent — отправлено, failed — больше не отправляем, unwanted — на этот номер просили не присылать',
    enum: Object.keys(MESSAGE_STATES),
    enumName: 'MessageState',
    example: 'failed',
  })
  state: MessageState;

  @ToFile()
  toFile: boolean;

  @Shown({ description: 'Сколько было попыток', type: 'integer', example: 20 })
  attempts: number;

  @Shown({ description: 'Когда отправлено', type: String, nullable: true, example: null })
  sentAt: string | null;

  @Shown({ description: 'Когда попробуем', type: String, nullable: true, example: null })
  nextAt: string | null;

  @Shown('Почему последняя попытка не удалась', 'Шлюз ответил 500', { nullable: true })
  reason: string | null;
}

export class MessagePage extends PageDto(MessageDto) {}

/** Whom a message about an order is for. */
export const ORDER_READERS = ['client', 'receiver'] as const;

export class OrderMessageDto {
  @Shown({ description: 'Номер сообщения', type: 'integer', example: 5120 })
  id: number;

  @Shown('Когда отправлено; пока не отправлено — когда написано', '2026-11-20 15:10')
  date: string;

  @ExactTime()
  dateUtc: string;

  @Shown({ description: 'Способ', enum: NOTICE_CHANNELS, enumName: 'NoticeChannel', example: 'sms' })
  channel: NoticeChannel;

  @Shown({ description: 'Кому: клиенту или получателю', enum: ORDER_READERS, example: 'receiver' })
  to: (typeof ORDER_READERS)[number];

  @Shown('О чём', 'SMS получателю заказа № 125: Принята')
  subject: string;

  @Shown({
    description:
      'waiting — ждёт отправки или повтора, sent — отправлено, failed — не дошло, unwanted — на этот номер просили не присылать',
    enum: Object.keys(MESSAGE_STATES),
    enumName: 'MessageState',
    example: 'sent',
  })
  state: MessageState;

  @ToFile()
  toFile: boolean;
}
