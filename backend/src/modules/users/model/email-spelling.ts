import { domainToASCII } from 'node:url';
import { In, type FindOperator } from 'typeorm';

/**
 * Rows with this e-mail. Its host is kept in letters («почта.бел»); rows of former versions may have it as `xn--…`, as it was
 * typed then.
 */
export function spelled(email: string): FindOperator<string> {
  const host = email.lastIndexOf('@') + 1;
  const coded = domainToASCII(email.slice(host));
  return In([...new Set([email, coded === '' ? email : email.slice(0, host) + coded])]);
}
