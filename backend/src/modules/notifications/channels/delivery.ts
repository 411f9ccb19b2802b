import type { Config } from '../../../platform/config/config';
import type { Email } from './email.entity';

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>;

/** Sends a message; resolves when the receiving side has accepted it. `signal` aborts the attempt. */
export type Delivery = (email: Email, signal: AbortSignal) => Promise<void>;

/** The other side rejects this message for good, or the address is unknown there: no automatic retry. */
export class Refused extends Error {}
