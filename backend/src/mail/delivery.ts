import type { Config } from '../config/config';
import type { Email } from './email.entity';

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

/** Sends an e-mail; resolves when the receiving side has accepted it. `signal` aborts the attempt. */
export type Delivery = (email: Email, signal: AbortSignal) => Promise<void>;
