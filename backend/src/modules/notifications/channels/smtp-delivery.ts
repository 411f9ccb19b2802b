import { isNativeError } from 'node:util/types';
import type { Delivery, MailConfig } from './delivery';
import { messageOf } from './message';
import { nodemailer } from './nodemailer';

/** Sends each e-mail over its own connection; fails with nodemailer's error, see `isRefusal`, in words for the admin. */
export function smtpDelivery(url: string, config: MailConfig, company: () => Promise<string>): Delivery {
  return async (email, signal) => {
    const { createTransport } = await nodemailer();
    const transport = createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      dnsTimeout: 10_000,
      socketTimeout: 30_000,
    });
    const message = { ...messageOf(email, config, await company()), signal };
    await transport.sendMail(message).catch((error: unknown) => {
      if (isNativeError(error)) error.message = inWords(error);
      throw error;
    });
  };
}

/** What the server has answered, or why nothing was heard of it. */
function inWords(error: Error & { response?: unknown; code?: unknown }): string {
  if (typeof error.response === 'string') return `Почтовый сервер ответил: ${error.response}`;
  return `Почтовый сервер не принял письмо: ${error.message}`;
}
