import { DELIVERY_STATUS, ORDER_STATUSES } from '../orders/statuses';
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
  /** The e-mail is mandatory. */
  always?: true;
}

/** The notice event of a status. */
export const eventOfStatus = (statusId: number): string => `status${statusId}`;

/** Events that a client can subscribe to, by their stored key. */
export const NOTICE_EVENTS: Readonly<Record<string, NoticeEvent>> = {
  orderPlaced: { name: 'Заказ получен' },
  orderPriced: { name: 'Цена названа или изменена' },
  orderChanged: { name: 'Изменили день, адрес, получателя или груз' },
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

/** Defaults per channel: SMS and Viber are opt-in. */
const DEFAULTS: Readonly<Record<NoticeChannel, boolean>> = {
  email: true,
  telegram: true,
  sms: false,
  viber: false,
};

/** Choices that differ from the defaults, by `choiceKey`. */
export type NoticeChoices = ReadonlyMap<string, boolean>;

export const choiceKey = (event: string, channel: string): string => `${event} ${channel}`;

/** Whether the event is enabled for the channel. */
export function wantsNotice(choices: NoticeChoices, event: string, channel: string): boolean {
  if (channel === 'email' && NOTICE_EVENTS[event]?.always) return true;
  return choices.get(choiceKey(event, channel)) ?? DEFAULTS[channel as NoticeChannel];
}

/** The key of the daily digest, stored with the choices of events. */
export const DAILY_CHOICE = { event: 'daily', channel: 'email' } as const;

/** Whether notices without a question are sent as a daily digest. */
export const wantsDaily = (choices: NoticeChoices): boolean =>
  choices.get(choiceKey(DAILY_CHOICE.event, DAILY_CHOICE.channel)) === true;

/** `PUT /api/user/notices/daily`. */
export const noticeDailyFields = defineFields({
  daily: { kind: 'flag', required: true, label: 'Одним письмом в день', example: true },
});

/** Whether a choice equals the default. */
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

/** Presets of choices for e-mail and Telegram. */
export const NOTICE_LEVELS = {
  all: 'Всё важное',
  questions: 'Только вопросы ко мне',
  none: 'Ничего',
} as const satisfies Record<string, string>;
export type NoticeLevel = keyof typeof NOTICE_LEVELS;

/** The channels of the presets. */
export const LEVEL_CHANNELS = ['email', 'telegram'] as const satisfies readonly NoticeChannel[];

/** Events that need the client's answer. */
const QUESTIONS: readonly string[] = ['proposalMade', eventOfStatus(DELIVERY_STATUS.failed)];

export const levelIncludes = (level: NoticeLevel, event: string): boolean =>
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
