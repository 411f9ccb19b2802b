// Reads the texts of /developers (*.md beside this file) with the examples and figures that they name, as the server draws them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';

const here = import.meta.dirname;
const root = join(here, '..', '..');

/** The articles in the order of the menu; `index` is /developers itself. */
const groups = {
  'С чего начать': ['index', 'curl', 'php', 'python', 'node', '1c'],
  'Как это устроено': ['orders', 'retries', 'statuses', 'events', 'signatures', 'sandbox', 'check'],
  Справка: ['errors', 'limits', 'changelog'],
};

/** A line of its own `{{example python/first_order.py}}` or `{{figure repeat}}` is a file. */
const included = /^\{\{(example|figure) ([\w./-]+)\}\}$/gm;

const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** What stands above a piece of code; the button to copy it goes beside. */
const languages = { sh: 'Терминал', json: 'JSON', js: 'JavaScript', bsl: '1С', http: 'Заголовки ответа' };

const codeFigure = (caption, code) =>
  `<figure class="code"><figcaption>${caption}</figcaption><pre tabindex="0"><code>${escape(code)}</code></pre></figure>\n`;

const renderer = {
  /** `## Заголовок {#anchor}`: addresses do not change with the words. */
  heading(html, level) {
    const [, words, id] = /^(.*?)(?:\s*\{#([\w-]+)\})?$/.exec(html);
    return `<h${level}${id ? ` id="${id}"` : ''}>${words}</h${level}>\n`;
  },
  code: (code, language) => codeFigure(languages[language] ?? language, code),
  table(header, body) {
    return `<div class="wide" tabindex="0" role="region" aria-label="Таблица"><table><thead>${header}</thead><tbody>${body}</tbody></table></div>\n`;
  },
};

marked.use({ renderer, headerIds: false, mangle: false });

function include(kind, name) {
  if (kind === 'figure') return readFileSync(join(here, 'figures', `${name}.svg`), 'utf8').trim();
  return codeFigure(`examples/${name}`, readFileSync(join(root, 'examples', name), 'utf8').trimEnd());
}

/** `title: …` and `description: …` above the text. */
function headOf(text) {
  const [whole, head] = /^---\n([\s\S]*?)\n---\n/.exec(text);
  const fields = head.split('\n').map((line) => /^(\w+): (.*)$/.exec(line).slice(1));
  return { ...Object.fromEntries(fields), text: text.slice(whole.length) };
}

export function readArticles() {
  return Object.entries(groups).flatMap(([group, names]) =>
    names.map((name) => {
      const { text, ...head } = headOf(readFileSync(join(here, `${name}.md`), 'utf8'));
      const files = [];
      const source = text.replace(included, (_, kind, file) => {
        files.push(include(kind, file));
        return `<x-file-${files.length - 1}></x-file-${files.length - 1}>`;
      });
      const html = marked
        .parse(source)
        .replace(/(?:<p>)?<x-file-(\d+)><\/x-file-\d+>(?:<\/p>)?/g, (_, at) => files[at]);
      return { path: name === 'index' ? '/developers' : `/developers/${name}`, group, ...head, html };
    }),
  );
}
