import type { Config } from '../config/config';
import type { Email } from './email.entity';

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

/** Hands a letter over; resolves once it is somebody else's to keep. `signal` cuts the attempt off. */
export type Delivery = (email: Email, signal: AbortSignal) => Promise<void>;
