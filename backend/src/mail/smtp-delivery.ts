import { createTransport } from 'nodemailer';
import type { Delivery, MailConfig } from './delivery';
import { messageOf } from './message';

/** Sends each e-mail over its own connection; fails with nodemailer's error, see `isRefusal`. */
export function smtpDelivery(url: string, config: MailConfig, company: () => Promise<string>): Delivery {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return async (email, signal) => {
    await transport.sendMail({ ...messageOf(email, config, await company()), signal });
  };
}
