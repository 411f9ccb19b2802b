import { Controller, Delete, Get, Inject, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { toMinsk } from '@shlyah/domain';
import { Action } from '../../access/action';
import type { Actor } from '../../access/actor';
import { Caller } from '../../access/caller';
import { CONFIG, type Config } from '../../config/config';
import { ABSENT, notFound } from '../../shared/errors';
import { NoticesDto, TelegramLinkDto } from '../dto/notices.dto';
import { TelegramBot } from './telegram-bot';
import { TelegramChats } from './telegram-chats';

/** «Уведомления»: which way a person is told. */
@ApiTags('Session')
@Controller('user/notices')
export class NoticesController {
  constructor(
    private readonly chats: TelegramChats,
    private readonly bot: TelegramBot,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Action({ may: 'notices:own', summary: 'Как мне сообщают о заказах', answer: NoticesDto })
  async getNotices(@Caller() { id }: Actor): Promise<NoticesDto> {
    const chat = await this.chats.of(id);
    return {
      telegram: this.hasTelegram ? { connectedAt: chat && toMinsk(chat.connectedAt) } : null,
    };
  }

  @Post('telegram')
  @Action({
    may: 'notices:own',
    summary: 'Подключить Telegram',
    description:
      'Ссылка открывает бота и действует 15 минут, один раз; выданные раньше больше не действуют. Где бот не настроен (не в рабочей среде), `url` — null: сообщения сразу складываются в файлы.',
    answer: TelegramLinkDto,
    errors: [['not_found', ABSENT.telegram], 'too_many_requests', 'telegram_away'],
  })
  async connectTelegram(@Caller() { id }: Actor): Promise<TelegramLinkDto> {
    if (!this.hasTelegram) throw notFound(ABSENT.telegram);
    const { token, expiresAt } = await this.chats.newLink(id);
    const url = await this.bot.linkFor(token);
    // Without a bot there is nobody to bring the token: messages are files, and this is their chat.
    if (url === null) await this.chats.connectBy(token, `user-${id}`);
    return { url, expiresAt: toMinsk(expiresAt) };
  }

  @Delete('telegram')
  @Action({ may: 'notices:own', summary: 'Отключить Telegram', answer: 'nothing' })
  async disconnectTelegram(@Caller() { id }: Actor): Promise<void> {
    await this.chats.disconnect(id);
  }

  private get hasTelegram(): boolean {
    return this.config.telegram !== null || !this.config.production;
  }
}
