import { stemsOf } from './search';
import type { Article, Found } from './types';

/** The words that a reader sees. */
export const plain = (html: string): string =>
  html
    .replace(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[\s\u2060]+/g, ' ')
    .trim();

/** Every part of the articles that has an address: the article itself, and each heading with an anchor. */
export function indexOf(articles: readonly Article[]): Found[] {
  return articles.flatMap(({ path, title, html }) => {
    const [intro = '', ...parts] = html.split(/(?=<h[23] id=)/);
    const sections = parts.map((part) => {
      const [heading = '', id = '', words = ''] = /^<h[23] id="([^"]+)">(.*?)<\/h[23]>/.exec(part) ?? [];
      const name = plain(words.replace(/<small>.*?<\/small>/, ''));
      return { u: `${path}#${id}`, t: name, p: title, w: wordsOf(part.slice(heading.length)) };
    });
    return [{ u: path, t: title, p: title, w: wordsOf(intro) }, ...sections];
  });
}

/** Code is left out: its words are everywhere. Names in a sentence stay. */
const wordsOf = (html: string): string =>
  stemsOf(plain(html.replace(/<figure class="code">[\s\S]*?<\/figure>/g, ' '))).join(' ');
