import type { SendMailOptions } from 'nodemailer';
import type { MailConfig } from './delivery';
import type { Email } from './email.entity';

/**
 * The e-mail as nodemailer takes it. Everything but the sender comes from the row, so a repeated e-mail is the same, with
 * the same Message-ID and Date.
 */
export const messageOf = (
  { messageId, recipient, subject, body, html, replyTo, createdAt }: Email,
  { mailFrom, publicUrl }: Pick<MailConfig, 'mailFrom' | 'publicUrl'>,
  company: string,
): SendMailOptions => ({
  from: mailFrom.includes('<') ? mailFrom : { name: company, address: mailFrom },
  // As an object: a text would be parsed, and a comma in it would make two recipients.
  to: { name: '', address: recipient },
  ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
  subject,
  text: body,
  ...(html ? { html } : {}),
  textEncoding: 'base64',
  date: createdAt,
  messageId: `<${messageId}@${publicUrl.hostname}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});
