import { defineFields, type BodyOf } from '../validation/field';
import { LIMITS } from '../validation/limits';
import { NOTICE_CHANNEL_NAMES, NOTICE_CHANNELS } from './events';

/** States of a message with labels. `failed`: all attempts failed; `unwanted`: the recipient has opted out. */
export const MESSAGE_STATES = {
  waiting: 'Ждёт отправки',
  sent: 'Отправлено',
  failed: 'Не дошло',
  unwanted: 'Просили не присылать',
} as const satisfies Record<string, string>;
export type MessageState = keyof typeof MESSAGE_STATES;

/** The outcome of a message; without a configured server, messages are written to files. */
export const messageOutcome = ({ state, toFile }: { state: MessageState; toFile: boolean }): string =>
  toFile ? 'Записано в файл' : MESSAGE_STATES[state];

/** The filter of messages. */
export const messageFilterFields = defineFields({
  state: {
    kind: 'choice',
    choices: Object.keys(MESSAGE_STATES) as MessageState[],
    choicesName: 'MessageState',
    choiceLabels: MESSAGE_STATES,
    label: 'Итог',
    about: 'Только с этим итогом',
    example: 'failed',
  },
  channel: {
    kind: 'choice',
    choices: NOTICE_CHANNELS,
    choicesName: 'NoticeChannel',
    choiceLabels: NOTICE_CHANNEL_NAMES,
    label: 'Способ',
    about: 'Только этим способом',
    example: 'sms',
  },
  to: {
    kind: 'text',
    max: LIMITS.email,
    label: 'Номер или почта',
    about: 'Кому: номер или адрес почты целиком',
    example: '+375 (29) 12-34-567',
  },
  order: {
    kind: 'text',
    max: 64,
    label: 'Заказ',
    about: 'О каком заказе: наш номер, номер у клиента целиком или код отслеживания',
    example: '125',
  },
});

export type MessageFilter = BodyOf<typeof messageFilterFields>;

/** Masks an e-mail address, or what was typed for one: «и***@example.by», «и***». */
export function maskedEmail(email: string): string {
  const at = email.indexOf('@');
  const [first = ''] = email;
  return `${first}***${at < 0 ? '' : email.slice(at)}`;
}

/** Masks a phone number, an e-mail address or a chat id. */
export function masked(address: string): string {
  if (address.includes('@')) return maskedEmail(address);
  return address.length < 7 ? '***' : `${address.slice(0, -7)}*****${address.slice(-2)}`;
}
