import type { Notice, NoticePart } from './notice';

/** A notice as plain text; each link ends its line, so that mail programs find its end. */
export const noticeText = ({ parts, footer }: Notice): string =>
  [...parts, ...footer].map(partText).join('\n\n');

function partText(part: NoticePart): string {
  if (typeof part === 'string') return part;
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${part.label}:\n${part.link}`;
}
