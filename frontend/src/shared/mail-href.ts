/** The link of a typed e-mail address: a `?` in it must not add a hidden copy to the reply. */
export const mailHref = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
