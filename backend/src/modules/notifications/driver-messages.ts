import { fitSms, formatDate, numbered } from '@shlyah/domain';
import type { Notice } from './channels/notice';
import type { LetterSender } from './letter';

/** An SMS with the link to the page of a run, for its driver; the link is never cut. */
export function driverMessage(
  sender: LetterSender,
  { run, day, url }: { run: number; day: string; url: string },
): Notice {
  const what = `Ваш рейс ${numbered(run)} на ${formatDate(day)}`;
  return {
    subject: `SMS водителю: рейс ${numbered(run)}`,
    from: sender.name,
    parts: [],
    footer: [],
    short: fitSms(`${sender.name}. ${what}: ${url}`, `${what}: ${url}`, `Рейс: ${url}`, url),
    replyTo: sender.email,
  };
}
