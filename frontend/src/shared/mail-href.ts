/** The link of an e-mail address that somebody typed: a `?` in it must not add a hidden copy to what is answered. */
export const mailHref = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
