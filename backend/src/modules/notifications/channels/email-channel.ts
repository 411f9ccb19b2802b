import type { Channel, Message } from './channel';
import type { MailConfig } from './delivery';
import { emlDelivery } from './eml-delivery';
import type { Notice } from './notice';
import { noticeHtml } from './notice-html';
import { noticeText } from './notice-text';
import { smtpDelivery } from './smtp-delivery';

/** Every notice has words for it. */
interface EmailChannel extends Channel {
  write(notice: Notice): Message;
}

/** E-mail: over SMTP, or as files where no server is configured. */
export const emailChannel = (config: MailConfig, company: () => Promise<string>): EmailChannel => ({
  name: 'email',
  address: ({ email, orderEmails }, concern) =>
    concern === 'parcel' || (concern === 'orders' && !orderEmails) ? null : email,
  write: (notice) => ({
    subject: notice.subject,
    body: noticeText(notice),
    html: noticeHtml(notice),
    replyTo: notice.replyTo,
  }),
  writesFiles: config.smtpUrl === null,
  deliver:
    config.smtpUrl === null ? emlDelivery(config, company) : smtpDelivery(config.smtpUrl, config, company),
});
