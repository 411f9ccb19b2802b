const dotless = ['gmail.com', 'googlemail.com'];

/** What letters are counted by: addresses that differ by a plus-tag, or at Gmail by dots, are one mailbox. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const [name = ''] = email.slice(0, at).split('+');
  return dotless.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
