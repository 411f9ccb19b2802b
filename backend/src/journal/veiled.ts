/** An e-mail address that belongs to no account, as far as a reader may know it: «и…@example.by». */
export function veiled(email: string): string {
  const [, first = '', domain = ''] = /^(.).*?(@.*)?$/u.exec(email) ?? [];
  return `${first}…${domain}`;
}
