import { plain } from './index-of';
import type { Article } from './types';

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The releases of the changelog as Atom; what is still to come is not in it. */
export function changelogFeed(articles: readonly Article[], company: string, address: string): string {
  const page = `${address}/developers/changelog`;
  const { html = '' } = articles.find(({ path }) => path === '/developers/changelog') ?? {};
  const releases = [...html.matchAll(/<h2[^>]*>(\d{4}-\d\d-\d\d)<\/h2>([\s\S]*?)(?=<h2|$)/g)].map(
    ([, day = '', words = '']) => ({ day, words: words.trim() }),
  );
  const entries = releases.map(
    ({ day, words }) => `  <entry>
    <id>${page}#${day}</id>
    <title>API ${escape(company)}: ${day}</title>
    <updated>${day}T00:00:00Z</updated>
    <link href="${page}#${day}"/>
    <summary>${escape(plain(words))}</summary>
    <content type="html">${escape(words)}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ru">
  <id>${page}</id>
  <title>История изменений API — ${escape(company)}</title>
  <updated>${releases[0]?.day ?? '2026-11-22'}T00:00:00Z</updated>
  <link href="${page}"/>
  <link rel="self" href="${page}.atom"/>
  <author><name>${escape(company)}</name></author>
${entries.join('\n')}
</feed>
`;
}
