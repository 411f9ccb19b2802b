import { Body, Controller, Delete, Get, Inject, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { toMinsk } from '@shlyah/domain';
import { Action } from '../../../platform/access/action';
import type { Actor } from '../../../platform/http/actor';
import { Caller } from '../../../platform/http/caller';
import { CONFIG, type Config } from '../../../platform/config/config';
import { ABSENT, notFound } from '../../../platform/http/errors';
import {
  ChooseDailyNoticesDto,
  ChooseNoticeDto,
  ChooseNoticeLevelDto,
  NoticesDto,
  TelegramLinkDto,
} from '../dto/notices.dto';
import { NoticeChoicesService } from './notice-choices.service';
import { TelegramBot } from './telegram-bot';
import { TelegramChats } from './telegram-chats';

/** «Уведомления»: the channels of a person's notices. */
@ApiTags('Notices')
@Controller('user/notices')
export class NoticesController {
  constructor(
    private readonly chats: TelegramChats,
    private readonly bot: TelegramBot,
    private readonly choices: NoticeChoicesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Action({ may: 'notices:own', summary: 'Как мне сообщают о заказах', answer: NoticesDto })
  async getNotices(@Caller() { id }: Actor): Promise<NoticesDto> {
    return this.view(id);
  }

  @Put()
  @Action({
    may: 'notices:own',
    summary: 'Сообщать о событии этим способом или нет',
    description:
      'Письма о решении по регистрации приходят всегда. `orderEmails: false` в данных кабинета выключает все письма о заказах.',
    answer: NoticesDto,
    errors: ['invalid'],
  })
  async chooseNotice(
    @Caller() caller: Actor,
    @Body() { event, channel, wanted }: ChooseNoticeDto,
  ): Promise<NoticesDto> {
    await this.choices.choose(caller, event, channel, wanted);
    return this.view(caller.id);
  }

  @Put('level')
  @Action({
    may: 'notices:own',
    summary: 'О чём писать: всё важное, только вопросы ко мне или ничего',
    description:
      'Выбирает сразу для всех событий, о чём сообщают почта и Telegram; выбор для SMS и Viber остаётся. Письма о решении по регистрации приходят всегда.',
    answer: NoticesDto,
    errors: ['invalid'],
  })
  async chooseNoticeLevel(
    @Caller() caller: Actor,
    @Body() { level }: ChooseNoticeLevelDto,
  ): Promise<NoticesDto> {
    await this.choices.chooseLevel(caller, level);
    return this.view(caller.id);
  }

  @Put('daily')
  @Action({
    may: 'notices:own',
    summary: 'Писать о заказах одним письмом в день',
    description:
      'Письмо уходит в 18:00 по Минску. Сразу приходят вопросы (предлагаем изменение, посылку не удалось вручить) и письма о кабинете; Telegram, SMS и Viber — как раньше.',
    answer: NoticesDto,
    errors: ['invalid'],
  })
  async chooseDailyNotices(
    @Caller() caller: Actor,
    @Body() { daily }: ChooseDailyNoticesDto,
  ): Promise<NoticesDto> {
    await this.choices.chooseDaily(caller, daily);
    return this.view(caller.id);
  }

  private async view(id: number): Promise<NoticesDto> {
    const chat = await this.chats.of(id);
    return {
      ...(await this.choices.read(id)),
      telegram: this.hasTelegram ? { connectedAt: chat && toMinsk(chat.connectedAt) } : null,
    };
  }

  @Post('telegram')
  @Action({
    confirmed: true,
    may: 'notices:own',
    summary: 'Подключить Telegram',
    description:
      'Ссылка открывает бота и действует 15 минут, один раз; выданные раньше больше не действуют. Где бот не настроен (не в рабочей среде), `url` — null: сообщения сразу складываются в файлы.',
    answer: TelegramLinkDto,
    errors: [['not_found', ABSENT.telegram], 'too_many_requests', 'telegram_away'],
  })
  async connectTelegram(@Caller() caller: Actor): Promise<TelegramLinkDto> {
    if (!this.hasTelegram) throw notFound(ABSENT.telegram);
    const { token, expiresAt } = await this.chats.newLink(caller);
    const url = await this.bot.linkFor(token);
    // Without a bot nothing delivers the token: messages are files, and this is their chat.
    if (url === null) await this.chats.connectBy(token, `user-${caller.id}`);
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
