import { digits } from '../text/fold';
import type { Company } from './fields';

/** The `tel:` link. */
export const phoneHref = (phone: string): string => `tel:+${digits(phone)}`;

/** The phone for the header, letters and documents. */
export const mainPhone = ({ phones }: Pick<Company, 'phones'>): string => phones[0]?.phone ?? '';

export interface SocialLink {
  id: 'telegram' | 'viber' | 'instagram';
  label: string;
  text: string;
  href: string;
}

/** Extracts the nick from «@nick» or from a URL. */
const nick = (text: string): string =>
  text
    .replace(/^(https?:\/\/)?(www\.)?(t\.me|telegram\.me|instagram\.com)\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/^@/, '');

/** Links to the company's accounts in messengers and social networks. */
export function socialLinks({ telegram, viber, instagram }: Company): SocialLink[] {
  const links: (SocialLink | null)[] = [
    telegram === null
      ? null
      : {
          id: 'telegram',
          label: 'Telegram',
          text: `@${nick(telegram)}`,
          href: `https://t.me/${encodeURIComponent(nick(telegram))}`,
        },
    viber === null
      ? null
      : { id: 'viber', label: 'Viber', text: viber, href: `viber://chat?number=%2B${digits(viber)}` },
    instagram === null
      ? null
      : {
          id: 'instagram',
          label: 'Instagram',
          text: `@${nick(instagram)}`,
          href: `https://www.instagram.com/${encodeURIComponent(nick(instagram))}/`,
        },
  ];
  return links.filter((link) => link !== null);
}
