import { ON_THE_WAY, ORDER_STATUSES } from '../orders/statuses';
import { defineFields } from '../validation/field';

export const NOTICE_CHANNELS = ['email', 'telegram', 'sms', 'viber'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

export const NOTICE_CHANNEL_NAMES: Readonly<Record<NoticeChannel, string>> = {
  email: 'Почта',
  telegram: 'Telegram',
  sms: 'SMS',
  viber: 'Viber',
};

interface NoticeEvent {
  name: string;
  /** A letter goes whatever is chosen. */
  always?: true;
}

/** The choice that is asked for when an order gets the status. */
export const eventOfStatus = (statusId: number): string => `status${statusId}`;

/** A client's choices, by the words that choices are kept under: each event by each channel. A new one is a row. */
export const NOTICE_EVENTS: Readonly<Record<string, NoticeEvent>> = {
  orderPlaced: { name: 'Заказ получен' },
  orderPriced: { name: 'Цена названа или изменена' },
  ...Object.fromEntries(
    ORDER_STATUSES.map(({ id, name }): [string, NoticeEvent] => [
      eventOfStatus(id),
      { name: `Статус «${name}»` },
    ]),
  ),
  proposalMade: { name: 'Предлагаем изменить заказ' },
  proposalAccepted: { name: 'Ваше изменение принято' },
  proposalDeclined: { name: 'Ваше изменение отклонено' },
  registrationConfirmed: { name: 'Регистрация подтверждена', always: true },
  registrationRejected: { name: 'Заявка на регистрацию отклонена', always: true },
};

/** What holds where nothing was chosen: telephones ring for those alone who wish it. */
const DEFAULTS: Readonly<Record<NoticeChannel, boolean>> = {
  email: true,
  telegram: true,
  sms: false,
  viber: false,
};

/** The choices that differ from those for all, by `choiceKey`. */
export type NoticeChoices = ReadonlyMap<string, boolean>;

export const choiceKey = (event: string, channel: string): string => `${event} ${channel}`;

/** Whether the person chose the event by this channel. */
export function wantsNotice(choices: NoticeChoices, event: string, channel: string): boolean {
  if (channel === 'email' && NOTICE_EVENTS[event]?.always) return true;
  return choices.get(choiceKey(event, channel)) ?? DEFAULTS[channel as NoticeChannel];
}

/** The choice of one letter a day about orders, kept beside those of events. */
export const DAILY_CHOICE = { event: 'daily', channel: 'email' } as const;

/** Whether what waits for no answer goes by one letter a day. */
export const wantsDaily = (choices: NoticeChoices): boolean =>
  choices.get(choiceKey(DAILY_CHOICE.event, DAILY_CHOICE.channel)) === true;

/** `PUT /api/user/notices/daily`. */
export const noticeDailyFields = defineFields({
  daily: { kind: 'flag', required: true, label: 'Одним письмом в день', example: true },
});

/** Whether the choice is what holds anyway. */
export const isDefaultNotice = (channel: NoticeChannel, wanted: boolean): boolean =>
  DEFAULTS[channel] === wanted;

/** `PUT /api/user/notices`. */
export const noticeChoiceFields = defineFields({
  event: {
    kind: 'choice',
    required: true,
    choices: Object.keys(NOTICE_EVENTS) as [string, ...string[]],
    choicesName: 'NoticeEvent',
    label: 'О чём сообщать',
    example: 'status6',
  },
  channel: {
    kind: 'choice',
    required: true,
    choices: NOTICE_CHANNELS,
    choicesName: 'NoticeChannel',
    choiceLabels: NOTICE_CHANNEL_NAMES,
    label: 'Каким способом',
    example: 'sms',
  },
  wanted: { kind: 'flag', fallback: false, label: 'Сообщать', example: true },
});

/** What letters and Telegram tell of, chosen in few words instead of event by event; telephones ring by the table alone. */
export const NOTICE_LEVELS = {
  all: 'Всё важное',
  questions: 'Только вопросы ко мне',
  none: 'Ничего',
} as const satisfies Record<string, string>;
export type NoticeLevel = keyof typeof NOTICE_LEVELS;

/** The channels that a level is about. */
export const LEVEL_CHANNELS = ['email', 'telegram'] as const satisfies readonly NoticeChannel[];

/** What waits for the client's answer: a change that is proposed, a parcel that could not be handed over. */
const QUESTIONS: readonly string[] = ['proposalMade', eventOfStatus(ON_THE_WAY.failed)];

export const levelTells = (level: NoticeLevel, event: string): boolean =>
  level === 'all' || (level === 'questions' && QUESTIONS.includes(event));

/** `PUT /api/user/notices/level`. */
export const noticeLevelFields = defineFields({
  level: {
    kind: 'choice',
    required: true,
    choices: Object.keys(NOTICE_LEVELS) as NoticeLevel[],
    choicesName: 'NoticeLevel',
    choiceLabels: NOTICE_LEVELS,
    label: 'О чём писать',
    example: 'questions',
  },
});
