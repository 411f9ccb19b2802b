import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config';
import type { Bot } from '../../../platform/config/gateway';
import { Database } from '../../../platform/database/database';
import { callBot } from '../../notifications/channels/telegram-api';
import { ReplicaLease } from '../../../platform/queue/replica-lease';
import { ScheduledJob } from '../../../platform/queue/scheduled-job';
import { Clock } from '../../../platform/common/clock';
import { withDeadline } from '../../../platform/common/deadline';
import { refusal } from '../../../platform/http/errors';
import { TelegramChats } from './telegram-chats';

/** How long the API holds a question back until there is something to tell, s. */
const holdS = 25;
/** Beside that, what a call may take. */
const deadlineMs = 10_000;
const pauseMs = 10_000;
/** How long a replica that has died is waited for. */
const leaseMs = 60_000;

const WORDS = {
  connected: 'Готово: уведомления о заказах будут приходить сюда. Отключить — /stop или в профиле на сайте.',
  badLink: 'Ссылка не подошла: она действует 15 минут и один раз. Возьмите новую в профиле на сайте.',
  stopped: 'Уведомления отключены. Подключить снова можно в профиле на сайте.',
  nothingToStop: 'Уведомления сюда не приходят.',
  help: 'Этот бот присылает уведомления о заказах. Подключите его в профиле на сайте; отключить — /stop.',
};

interface Update {
  update_id: number;
  message?: { text?: string; chat: { id: number; type: string } };
  my_chat_member?: { chat: { id: number }; new_chat_member: { status: string } };
}

/** What people say to the bot. One replica at a time asks for it. */
@Injectable()
export class TelegramBot implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(TelegramBot.name);
  private readonly bot: Bot | null;
  private readonly lease: ReplicaLease;
  private readonly job = new ScheduledJob(
    {
      job: 'telegram',
      name: TelegramBot.name,
      trouble: 'The bot is not heard',
      everyMs: 0,
      afterErrorMs: pauseMs,
    },
    () => this.listen(),
  );
  private offset = 0;
  private name: string | null = null;

  constructor(
    private readonly chats: TelegramChats,
    database: Database,
    clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.lease = new ReplicaLease('telegram', database, clock);
    this.bot = config.telegram;
  }

  onApplicationBootstrap(): void {
    if (this.bot !== null) this.job.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.job.stop();
    await this.lease.giveBack().catch(() => undefined);
  }

  /** The address that brings a token to the bot; null where there is no bot. */
  async linkFor(token: string): Promise<string | null> {
    if (this.bot === null) return null;
    try {
      this.name ??= (await this.call<{ username: string }>(this.bot, 'getMe', {}, 0)).username;
    } catch (error) {
      this.logger.warn(`The bot has no name: ${String(error)}`);
      throw refusal('telegram_away');
    }
    return `https://t.me/${this.name}?start=${token}`;
  }

  /** One question; while another replica asks, a pause. */
  private async listen(): Promise<number | void> {
    if (this.bot === null || !(await this.lease.take(leaseMs))) return pauseMs;
    for (const update of await this.updates(this.bot)) await this.handle(this.bot, update);
  }

  private updates(bot: Bot): Promise<Update[]> {
    const wanted = { offset: this.offset, timeout: holdS, allowed_updates: ['message', 'my_chat_member'] };
    return this.call<Update[]>(bot, 'getUpdates', wanted, holdS * 1000);
  }

  /** Done before the next question says that it was: after a crash it is heard again, and changes nothing then. */
  private async handle(bot: Bot, { update_id: id, message, my_chat_member: member }: Update): Promise<void> {
    if (member && ['kicked', 'left'].includes(member.new_chat_member.status))
      await this.chats.disconnectChat(String(member.chat.id));
    if (message?.chat.type === 'private') {
      const chat = String(message.chat.id);
      const text = await this.answerTo(message.text ?? '', chat);
      // A user who has since blocked the bot needs no answer.
      await this.call(bot, 'sendMessage', { chat_id: chat, text }, 0).catch(() => undefined);
    }
    this.offset = id + 1;
  }

  private async answerTo(text: string, chat: string): Promise<string> {
    const [command = '', token] = text.trim().split(/\s+/);
    if (command === '/start' && token)
      return (await this.chats.connectBy(token, chat)) ? WORDS.connected : WORDS.badLink;
    if (command === '/stop')
      return (await this.chats.disconnectChat(chat)) ? WORDS.stopped : WORDS.nothingToStop;
    return WORDS.help;
  }

  private call<T>(bot: Bot, method: string, parameters: object, holdMs: number): Promise<T> {
    return withDeadline(this.job.signal, holdMs + deadlineMs, (end) =>
      callBot<T>(bot, method, parameters, end),
    );
  }
}
