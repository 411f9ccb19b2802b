import type { Config } from '../../../platform/config/config';
import type { Channel } from './channel';
import { emailChannel } from './email-channel';
import { phoneChannel } from './phone-channel';
import { telegramChannel } from './telegram-channel';

/** Every way to reach people; `company` says how the company is called. */
export const channels = (config: Config, company: () => Promise<string>): Channel[] => [
  emailChannel(config, company),
  phoneChannel('sms', config),
  phoneChannel('viber', config),
  telegramChannel(config),
];
