import { CALLER_CHECKS, EVENTS, RECEIVER_CHECKS } from '@shlyah/domain';
import { typeset } from '../../ui/text';
import { BEFORE_CONFIRMATION_ROWS } from './before-confirmation';
import type { Facts } from './types';

/** Code, figures and tags are left as they are; the words between them are typeset. */
const parts = /(<(pre|code|svg)[\s>][\s\S]*?<\/\2>|<[^>]+>)|([^<]+)/g;

const typesetHtml = (html: string): string =>
  html.replace(parts, (_whole, tag: string | undefined, _name, words: string) => tag ?? typeset(words));

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** `GET /api/…` and other names in backticks are code. */
const marked = (text: string): string => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Each code of an error is a heading with its anchor, in the order of their statuses. */
const errorList = ({ errors }: Facts): string =>
  [...errors]
    .sort((one, other) => one.status - other.status)
    .map(
      ({ code, status, meaning, cure }) =>
        `<section class="error"><h3 id="${code}"><a href="#${code}"><code>${code}</code></a> <small>HTTP ${status}</small></h3><p>${marked(meaning)}.</p><p><b>Что делать.</b> ${marked(cure)}.</p></section>`,
    )
    .join('\n');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (tag: string, cells: readonly string[]): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line('th', heads)}</thead><tbody>${rows.map((row) => line('td', row)).join('')}</tbody></table>`;
};

const eventTable = (): string =>
  table(
    ['Вид', 'Что случилось'],
    Object.entries(EVENTS).map(([type, meaning]) => [`<code>${type}</code>`, escape(meaning)]),
  );

const checkTable = (checks: Readonly<Record<string, { title: string; expected: string }>>): string =>
  table(
    ['Проверка', 'Что должно быть'],
    Object.values(checks).map(({ title, expected }) => [escape(title), escape(expected)]),
  );

const beforeConfirmationTable = (): string =>
  table(
    ['Что', 'Сколько'],
    BEFORE_CONFIRMATION_ROWS.map((row) => row.map(escape)),
  );

/**
 * Fills an article with generated data: the site's address and the tables of events, checks, rights and errors.
 */
export const fillArticle = (html: string, facts: Facts, address: string): string =>
  typesetHtml(
    html
      .replaceAll('{{url}}', () => escape(address))
      .replaceAll('{{host}}', () => escape(new URL(address).hostname))
      .replace(/<p>\{\{events\}\}<\/p>/, eventTable)
      .replace(/<p>\{\{receiver\}\}<\/p>/, () => checkTable(RECEIVER_CHECKS))
      .replace(/<p>\{\{caller\}\}<\/p>/, () => checkTable(CALLER_CHECKS))
      .replace(/<p>\{\{before-confirmation\}\}<\/p>/, beforeConfirmationTable)
      .replace(/<p>\{\{errors\}\}<\/p>/, () => errorList(facts)),
  );
