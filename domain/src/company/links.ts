import { digits } from '../text/fold';
import type { Company } from './fields';

/** The `tel:` link. */
export const phoneHref = (phone: string): string => `tel:+${digits(phone)}`;

/** The main phone: in the header, in letters and documents. */
export const mainPhone = ({ phones }: Pick<Company, 'phones'>): string => phones[0]?.phone ?? '';

export interface SocialLink {
  id: 'telegram' | 'viber' | 'instagram';
  label: string;
  text: string;
  href: string;
}

/** A nick out of what people paste: with @, or a whole address. */
const nick = (text: string): string =>
  text
    .replace(/^(https?:\/\/)?(www\.)?(t\.me|telegram\.me|instagram\.com)\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/^@/, '');

/** The company in messengers and social networks, those that it has. */
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
