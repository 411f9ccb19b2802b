import type { Config } from '../../../platform/config/config';
import type { Bot } from '../../../platform/config/gateway';
import { withDeadline } from '../../../platform/common/deadline';
import type { Channel } from './channel';
import { Refused, type Delivery } from './delivery';
import { fileDelivery } from './file-delivery';
import type { Notice } from './notice';
import { partText } from './notice-text';
import { callBot, TelegramRefusal } from './telegram-api';

/** As long as a message may be, in characters of UTF-16. */
const longest = 4096;
const deadlineMs = 20_000;

/** A chat with the company's bot, if one is connected; files where there is no bot. */
export const telegramChannel = ({ dataDir, telegram }: Pick<Config, 'dataDir' | 'telegram'>): Channel => ({
  name: 'telegram',
  address: ({ telegramChat }, concern) =>
    ['orders', 'registration'].includes(concern) ? (telegramChat ?? null) : null,
  write: (notice) => ({ subject: notice.subject, body: textOf(notice), html: null, replyTo: null }),
  writesFiles: telegram === null,
  deliver: telegram === null ? fileDelivery(dataDir) : botDelivery(telegram),
});

/** Users who blocked the bot or left are not retried. */
const botDelivery =
  (bot: Bot): Delivery =>
  async ({ recipient, body }, signal) => {
    const message = { chat_id: recipient, text: body, link_preview_options: { is_disabled: true } };
    try {
      await withDeadline(signal, deadlineMs, (end) => callBot(bot, 'sendMessage', message, end));
    } catch (error) {
      if (error instanceof TelegramRefusal && [400, 403].includes(error.status))
        throw new Refused(error.message);
      throw error;
    }
  };

/** The subject, and what follows the greeting; plain, so that nothing in it is taken for a mark. */
function textOf({ subject, parts }: Notice): string {
  const text = [subject, ...parts.slice(1).map((part) => partText(part, ' '))].join('\n\n');
  return text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
