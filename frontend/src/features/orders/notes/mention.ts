/** The start of a name at the end of a text, after «@»; null when none is being typed. */
export function mentionAt(text: string): { begin: string; typed: string } | null {
  const [, begin, typed] = /^((?:[^]*[^\p{L}\p{N}])?@)([^@\n]*)$/u.exec(text) ?? [];
  return begin === undefined || typed === undefined ? null : { begin, typed };
}

const shown = 6;

/** Colleagues with a name or surname that begins with the text after «@»; none once a whole name is typed. */
export function suggestedFor(text: string, colleagues: readonly string[]): string[] {
  const typed = mentionAt(text)?.typed.toLowerCase();
  if (typed === undefined) return [];
  const begins = (name: string): boolean =>
    name.startsWith(typed) || name.split(' ').some((word) => word.startsWith(typed));
  return colleagues
    .filter((name) => begins(name.toLowerCase()) && name.toLowerCase() !== typed)
    .slice(0, shown);
}

/** The text with the name in place of its start. */
export function mentioning(text: string, name: string): string {
  const mention = mentionAt(text);
  return mention ? `${mention.begin}${name}, ` : text;
}
