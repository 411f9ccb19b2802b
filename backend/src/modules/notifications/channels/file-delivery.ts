import { join } from 'node:path';
import type { Delivery } from './delivery';
import { fileName, writeWhole } from './whole-file';

/** Writes each message to DATA_DIR/messages, so that it can be seen where no other side is configured. */
export function fileDelivery(dataDir: string): Delivery {
  const folder = join(dataDir, 'messages');
  return ({ channel, body, ...message }) =>
    writeWhole(folder, `${fileName(message)}.${channel}.txt`, `${body}\n`);
}
