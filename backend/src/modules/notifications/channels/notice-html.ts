import type { Notice, NoticeLink, NoticePart } from './notice';

/**
 * A notice as HTML that mail programs agree on: tables, styles in the tags, no pictures. The dark colours stand in a
 * style sheet, since nothing else can carry them; programs that know none keep the light ones, ground included.
 */
export const noticeHtml = ({ subject, from, parts, footer }: Notice): string =>
  `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title>
<style>${dark}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbfaf6">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf6"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" class="panel ink" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;color:#14211b;border-radius:12px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<tr><td class="action" style="padding:20px 24px 0;color:#0f5c46;font-size:22px;font-weight:700">${text(from)}</td></tr>
<tr><td style="padding:16px 24px 8px">${parts.map(partHtml).join('\n')}</td></tr>
<tr><td class="soft line" style="padding:8px 24px 16px;border-top:1px solid #dedacd;color:#525c55;font-size:14px">${footer.map(footerHtml).join('\n')}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;

const dark = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${[
  '.paper{background:#101613!important}',
  '.panel{background:#18201b!important}',
  '.ink{color:#e8ece6!important}',
  '.soft{color:#a4afa7!important}',
  '.action{color:#62c8a4!important}',
  '.button{background:#62c8a4!important;color:#101613!important}',
  '.line{border-color:#303b34!important}',
].join('')}}`;

function partHtml(part: NoticePart): string {
  if (typeof part === 'string') return `<p style="margin:0 0 16px">${text(part)}</p>`;
  if ('facts' in part) return factsHtml(part.facts);
  return part.main ? buttonHtml(part) : `<p style="margin:0 0 16px">${linkHtml(part)}</p>`;
}

const footerHtml = (part: NoticePart): string => partHtml(part).replace('margin:0 0 16px', 'margin:8px 0 0');

const cell = 'padding:8px 0;border-top:1px solid #dedacd;vertical-align:top;text-align:left';

const factsHtml = (facts: [string, string][]): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:16px;line-height:1.4">${facts
    .map(
      ([label, value]) =>
        `<tr><th scope="row" class="soft line" style="${cell};width:34%;padding-right:12px;color:#525c55;font-weight:400">${text(label)}</th><td class="line" style="${cell}">${text(value)}</td></tr>`,
    )
    .join('')}</table>`;

const buttonHtml = ({ label, link }: NoticeLink): string =>
  `<p style="margin:0 0 24px"><a class="button" href="${escape(link)}" style="display:inline-block;padding:12px 24px;background:#0f5c46;color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none">${text(label)}</a></p>`;

const linkHtml = ({ label, link }: NoticeLink): string =>
  `<a class="action" href="${escape(link)}" style="color:#0f5c46">${text(label)}</a>`;

const phone = /\+\d[\d ()-]{8,}\d/g;

/** Phones stay on one line. */
const text = (value: string): string =>
  escape(value).replace(phone, '<span style="white-space:nowrap">$&</span>').replaceAll('\n', '<br>');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (value: string): string => value.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
