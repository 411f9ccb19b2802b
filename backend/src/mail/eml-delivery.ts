import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { randomHex } from '../shared/hashes';
import type { Delivery, MailConfig } from './delivery';
import type { Email } from './email.entity';
import { messageOf } from './message';

/** Writes each e-mail to DATA_DIR/mail, as a complete file or not at all. */
export function emlDelivery(config: MailConfig, company: () => Promise<string>): Delivery {
  const folder = join(config.dataDir, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (email) => {
    const { message } = await transport.sendMail(messageOf(email, config, await company()));
    // The e-mails contain links that set a new password: no other user of the machine may read them.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const temporary = join(folder, `.${randomHex(8)}.tmp`);
    try {
      await writeFile(temporary, message, { mode: 0o600, flush: true });
      await rename(temporary, join(folder, emlName(email)));
    } finally {
      await rm(temporary, { force: true });
    }
  };
}

/**
 * `<time>-<to>.eml`. The time is that of the e-mail, so that writing it again replaces the file; its id follows the
 * milliseconds, so that e-mails of one moment have different names, in order.
 */
export function emlName({ id, recipient, createdAt }: Pick<Email, 'id' | 'recipient' | 'createdAt'>): string {
  const time = createdAt.toISOString().replaceAll(':', '-').replace('Z', '');
  const digits = String(id % 1_000_000).padStart(6, '0');
  const to = recipient.replace(/[^A-Za-z0-9@._+-]/g, '_').slice(0, 200);
  return `${time}${digits}Z-${to}.eml`;
}
