import { NOTICE_CHANNEL_NAMES, type NoticeChannel } from '@shlyah/domain';
import type { Config } from '../../platform/config/config';
import type { Database } from '../../platform/database/database';
import type { ConfigWarnings } from '../../platform/logging/config-warnings';
import type { AddressCounts, DeliveryBacklog } from '../../modules/integrations/webhooks/delivery-queue';
import { attention, counted, lasting, moment, nbsp, ok, trouble, type StateRow } from './state-row';
import type { Disk, MailBacklog, Schema } from './measurements';

const minuteMs = 60_000;

/** Letters and events go within seconds; a longer wait needs attention. */
const slowMs = 15 * minuteMs;
const fullShare = 0.02;
const tightShare = 0.1;

/** Of a part that could not be asked. */
export const unknownRow: StateRow = trouble('Узнать не получилось.', 'Причина названа в журнале сервера.');

export function databaseRow(
  { kind, isInPlace, saves }: Pick<Database, 'kind' | 'isInPlace' | 'saves'>,
  ms: number | null,
  isShared = false,
): StateRow {
  const name = kind === 'sqlite' ? 'SQLite' : 'MariaDB или MySQL';
  if (!isInPlace)
    return trouble(
      'Файл базы данных перемещён, удалён или заменён: изменения не сохраняются.',
      'Верните файл на место. Если он заменён или переписан, остановите сервер и восстановите копию (docs/operations.md).',
    );
  if (ms === null)
    return trouble(
      `${name} не отвечает.`,
      'Проверьте, работает ли сервер базы данных и верен ли DATABASE_URL.',
    );
  if (!saves)
    return trouble(
      'Изменения не сохраняются.',
      'Проверьте место на диске и журнал сервера: причина названа там.',
    );
  const text = `${name} отвечает за ${Math.max(1, Math.round(ms))}${nbsp}мс, изменения сохраняются.`;
  if (!isShared) return ok(text);
  return trouble(
    `${text} С${nbsp}тем${nbsp}же файлом работает ещё один сервер.`,
    'Файл SQLite — для одного сервера: остановите лишний или перейдите на MariaDB (docs/operations.md).',
  );
}

export function schemaRow({ steps, isNewer }: Schema): StateRow {
  const text = `Обновлена, шаг${nbsp}${steps}.`;
  if (isNewer)
    return attention(
      `${text} Схема новее программы.`,
      'Обновите программу: она работает, но не знает нового.',
    );
  return ok(text);
}

/** Of a server to which message after message does not get through; the other rows are of its settings alone. */
function failingRow(server: string, since: Date, setting: string): StateRow {
  return trouble(
    `${server} ничего не принимает с${nbsp}${moment(since)}.`,
    `Проверьте ${setting} и журнал сервера: причина названа там. Письма и сообщения ждут и уйдут сами.`,
  );
}

export function mailRow(
  { smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>,
  failingSince: Date | null,
): StateRow {
  if (smtpUrl !== null && failingSince !== null)
    return failingRow('Почтовый сервер', failingSince, 'SMTP_URL');
  if (failingSince !== null)
    return trouble(
      `Письма не ложатся файлами в ${dataDir}/mail с${nbsp}${moment(failingSince)}.`,
      'Проверьте место на диске, права на папку и журнал сервера.',
    );
  if (smtpUrl !== null) return ok('Письма уходят через почтовый сервер.');
  return attention(
    `Письма не уходят: они ложатся файлами в ${dataDir}/mail.`,
    'Задайте SMTP_URL и перезапустите сервер.',
  );
}

export function smsRow(
  { gateways, dataDir }: Pick<Config, 'gateways' | 'dataDir'>,
  failingSince: Date | null,
): StateRow {
  if (gateways.sms !== null && failingSince !== null)
    return failingRow('Шлюз SMS', failingSince, channelSettings.sms);
  if (failingSince !== null)
    return trouble(
      `SMS не ложатся файлами в ${dataDir}/messages с${nbsp}${moment(failingSince)}.`,
      'Проверьте место на диске, права на папку и журнал сервера.',
    );
  if (gateways.sms !== null) return ok('SMS уходят через шлюз.');
  return attention(
    `SMS не уходят: они ложатся файлами в ${dataDir}/messages.`,
    'Задайте NOTICE_SMS_URL и перезапустите сервер.',
  );
}

/** What sets a channel up. */
const channelSettings: Record<NoticeChannel, string> = {
  email: 'SMTP_URL',
  telegram: 'TELEGRAM_BOT_TOKEN',
  sms: 'NOTICE_SMS_URL',
  viber: 'NOTICE_VIBER_URL',
};

export function queueRow(
  { channels, givenUp }: MailBacklog,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  now: Date,
): StateRow {
  const unsent = givenUp > 0 ? ` Не дошло: ${counted(givenUp, 'письмо', 'письма', 'писем')}.` : '';
  const waiting = channels.reduce((sum, one) => sum + one.waiting, 0);
  if (waiting === 0) {
    if (givenUp === 0 && smtpUrl === null) return ok('Очередь пуста, письма записаны в файлы.');
    if (givenUp === 0) return ok('Все письма отправлены.');
    return attention(
      `Очередь пуста.${unsent}`,
      'Причины названы в разделе «Сообщения»: там же можно отправить ещё раз.',
    );
  }
  const text = `${counted(waiting, 'письмо ждёт', 'письма ждут', 'писем ждут')} отправки.`;
  const late = channels.filter(({ lateSince }) => now.getTime() - lateSince.getTime() >= slowMs);
  if (late.length === 0) return ok(`${text}${unsent}`);
  const ways = late.map(
    ({ channel, lateSince }) =>
      `${NOTICE_CHANNEL_NAMES[channel]}${nbsp}— ${lasting(now.getTime() - lateSince.getTime())}`,
  );
  const settings = late.map(({ channel }) => channelSettings[channel]);
  return trouble(
    `${text} Не уходят: ${ways.join(', ')}.${unsent}`,
    `Сервер на той стороне не отвечает или ничего не принимает: проверьте ${settings.join(', ')} и журнал сервера.`,
  );
}

/** A channel that has no row unless it is set up. */
export function channelRow(channel: 'viber' | 'telegram', failingSince: Date | null): StateRow {
  if (failingSince !== null)
    return failingRow(
      channel === 'viber' ? 'Шлюз Viber' : 'Сервер Telegram',
      failingSince,
      channelSettings[channel],
    );
  return ok(`Сообщения уходят в ${NOTICE_CHANNEL_NAMES[channel]}.`);
}

/** Fewer addresses may fail all at once by chance. */
const fewAddresses = 3;

/** A delivery that an address refuses is retried later: only a missed attempt is late, or one that fails everywhere. */
export function eventsRow(
  { waiting, firstDue }: DeliveryBacklog,
  { addresses, failing }: AddressCounts,
  now: Date,
): StateRow {
  if (failing === addresses && failing >= fewAddresses)
    return trouble(
      `События не доходят ни до одного из ${counted(addresses, 'адреса', 'адресов', 'адресов')}.`,
      'Похоже, сервер не выходит в интернет: проверьте сеть, DNS и журнал сервера.',
    );
  if (waiting === 0) return ok('Все события доставлены.');
  const late = firstDue === null ? 0 : now.getTime() - firstDue.getTime();
  const text = `${counted(waiting, 'событие ждёт', 'события ждут', 'событий ждут')} доставки`;
  if (late < slowMs) return ok(`${text}.`);
  return trouble(
    `${text}, первое должно было уйти ${lasting(late)} назад.`,
    'События никто не отправляет: причина названа в журнале сервера.',
  );
}

export function proxyRow(
  { publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>,
  configWarnings: ConfigWarnings,
): StateRow {
  const https = publicUrl.protocol === 'https:';
  if (configWarnings.seen('TRUST_PROXY') || (https && !trustProxy))
    return trouble(
      'Адреса посетителей не видны: прокси не назван, и все входят как бы с одного адреса.',
      'Задайте TRUST_PROXY: адрес вашего прокси. Иначе чужие неверные пароли закроют вход всем.',
    );
  if (configWarnings.seen('PUBLIC_URL'))
    return trouble(
      'Сайт открывают по https, а PUBLIC_URL начинается с http: cookie входа не защищены.',
      'Задайте PUBLIC_URL с https.',
    );
  if (!https)
    return attention(
      `Сайт работает без шифрования: ${publicUrl.origin}.`,
      'Поставьте прокси с https и задайте PUBLIC_URL.',
    );
  return ok(`${publicUrl.origin}, прокси: ${(trustProxy || []).join(', ')}.`);
}

export function diskRow({ freeBytes, totalBytes }: Disk): StateRow {
  const share = freeBytes / totalBytes;
  const text = `Свободно ${size(freeBytes)} из ${size(totalBytes)}.`;
  if (share < fullShare) return trouble(text, 'Освободите место: скоро сохранять будет некуда.');
  if (share < tightShare) return attention(text, 'Освободите место.');
  return ok(text);
}

const size = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1).replace('.', ',')}${nbsp}ГБ`;
