import type { Notice, NoticeLink, NoticePart } from './channels/notice';
import { oneLine } from '../../platform/common/text';

/** The reader of a letter. */
export interface Person {
  name: string;
}

const nameLength = 100;

/** Texts that mail programs turn into a link. */
const linkLike = /[/@:]|\.[\p{L}\d-]{2,}/u;

/**
 * A visitor can type any address and any name into the registration form, so a name that looks like a link is left out
 * of the e-mail.
 */
function greeting(name: string): string {
  const addressee = oneLine(name, nameLength);
  if (addressee === '' || linkLike.test(addressee)) return 'Здравствуйте.';
  return `Здравствуйте, ${addressee}${addressee.endsWith('.') ? '' : '.'}`;
}

/** The sender: the company's data in letters, and its site. */
export interface LetterSender {
  name: string;
  phones: string[];
  /** When the phones are answered. */
  hours: string;
  /** The mailbox that answers go to; letters come from another. */
  email: string;
  /** The address of the site, without a slash at its end. */
  site: string;
}

const contacts = ({ phones, hours }: LetterSender): string =>
  `Есть вопросы? Ответьте на это письмо или позвоните: ${[...phones, hours].filter(Boolean).join(', ')}.`;

/** A notice that greets, is signed and says whom to ask. */
export const letter = (
  { name }: Person,
  sender: LetterSender,
  subject: string,
  ...parts: (NoticePart | null)[]
): Notice => ({
  subject,
  from: sender.name,
  parts: [greeting(name), ...parts.filter((part) => part !== null)],
  footer: [contacts(sender), `«${sender.name}», доставка по Беларуси`],
  replyTo: sender.email,
});

/** The link that stands out as a button. */
export const button = (label: string, link: string): NoticeLink => ({ label, link, main: true });

export const link = (label: string, address: string): NoticeLink => ({ label, link: address });
