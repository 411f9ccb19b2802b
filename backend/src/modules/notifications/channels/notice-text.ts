import type { Notice, NoticePart } from './notice';

/** A notice as plain text; each link ends its line, so that mail programs find its end. */
export const noticeText = ({ parts, footer }: Notice): string =>
  [...parts, ...footer].map((part) => partText(part, '\n')).join('\n\n');

/** `beforeLink`: what stands between the label of a link and its address. */
export function partText(part: NoticePart, beforeLink: '\n' | ' '): string {
  if (typeof part === 'string') return part;
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${part.label}:${beforeLink}${part.link}`;
}
