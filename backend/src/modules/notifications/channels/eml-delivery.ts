import { join } from 'node:path';
import type { Delivery, MailConfig } from './delivery';
import { messageOf } from './message';
import { nodemailer } from './nodemailer';
import { fileName, writeWhole } from './whole-file';

/** Writes each e-mail to DATA_DIR/mail, as a complete file or not at all. */
export function emlDelivery(config: MailConfig, company: () => Promise<string>): Delivery {
  const folder = join(config.dataDir, 'mail');
  return async (email) => {
    const { createTransport } = await nodemailer();
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(messageOf(email, config, await company()));
    await writeWhole(folder, `${fileName(email)}.eml`, message as Buffer);
  };
}
