/**
 * A local part, @ and a domain with a dot; paths such as node_modules/@nestjs/core do not match. Neither part is longer than an address may be:
 * a log line repeats a stranger's URL, and each of its signs may begin an address.
 */
const email = /[^\s"'`<>()[\]{},;:/\\@=]{1,254}@[^\s"'`<>()[\]{},;:/\\@=]{1,254}\.\p{L}{2,}/gu;

/** International numbers, and Belarusian ones written with 375 or 80. */
const phone = /\+\d[\d\s().-]{8,}\d|\b(?:375|80)\d{9}\b/g;

/** Replaces e-mail addresses and phone numbers: mail servers and drivers repeat them in their errors. */
export const hidePersonal = (text: string): string =>
  text.replace(email, '<e-mail>').replace(phone, '<phone>');

const values = /'(?:[^'\\]|''|\\.)*'|\b\d+(?:\.\d+)?\b/g;
const sqlLength = 600;

/** The statement with ? for each literal, cut to a readable length. */
export function statementOnly(sql: string): string {
  const bare = sql.replace(values, '?').replace(/\s+/g, ' ');
  return bare.length > sqlLength ? `${bare.slice(0, sqlLength)}…` : bare;
}
