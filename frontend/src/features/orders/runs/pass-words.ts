import type { RunPassDto, SmsOfPass } from '@shlyah/api-client';
import { momentWords, quietHoursEnd, toMinsk } from '@shlyah/domain';

/** Whether the page of the driver still opens. */
export const isOpenPass = ({ closedAt, expiresAt }: RunPassDto, now: Date): boolean =>
  closedAt === null && expiresAt > toMinsk(now);

/** «Водитель открыл страницу 08:12, Chrome, Android. Последняя связь 11:42» and what else a pass may be. */
export function passWords(pass: RunPassDto, now: Date): string {
  const { givenAt, acceptedAt, device, seenAt, expiresAt, closedAt } = pass;
  const today = toMinsk(now).slice(0, 10);
  const moment = (at: string): string => momentWords(at, today);
  if (closedAt) return `Пропуск водителя закрыт ${moment(closedAt)}`;
  if (!isOpenPass(pass, now)) return `Пропуск водителя закончился ${moment(expiresAt)}`;
  if (!acceptedAt) return `Пропуск водителю дан ${moment(givenAt)}, страницу он ещё не открыл`;
  const opened = [`Водитель открыл страницу ${moment(acceptedAt)}`, device].filter(Boolean).join(', ');
  return seenAt && seenAt !== acceptedAt ? `${opened}. Последняя связь ${moment(seenAt)}` : opened;
}

/** What became of the SMS with the link; at night it waits. */
export function smsWords(sms: SmsOfPass, phone: string | null, now: Date): string | null {
  const quiet = quietHoursEnd(now);
  if (sms === 'sent')
    return quiet
      ? `SMS водителю уйдёт на ${phone} утром, в ${momentWords(toMinsk(quiet), toMinsk(quiet).slice(0, 10))}.`
      : `SMS водителю отправлена на ${phone}.`;
  return sms === 'noPhone' ? 'SMS не отправлена: в рейсе нет мобильного телефона водителя.' : null;
}
