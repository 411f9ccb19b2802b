// Runs 1C's language as far as the examples use it: the text is rewritten to JavaScript line by line, and what it sends is sent. So the
// requests that are tested are those of the file, headers, repeats and all.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { examples } from './lib.mjs';

/** A word of the language, not a part of another one. */
const word = (text) => new RegExp(`(?<![\\p{L}_\\d.])${text}(?![\\p{L}_\\d])`, 'gu');

const statements = [
  [/^(\s*)(?:Процедура|Функция) (\S+?)\((.*)\)( Экспорт)?$/u, '$1async function $2($3) {'],
  [/^(\s*)Если (.*) Тогда$/u, '$1if ($2) {'],
  [/^(\s*)Для Каждого (\S+) Из (.*) Цикл$/u, '$1for (const $2 of $3) {'],
  [/^(\s*)Для (\S+) = (\S+) По (\S+) Цикл$/u, '$1for (let $2 = $3; $2 <= $4; $2++) {'],
  [/^(\s*)Пока (.*) Цикл$/u, '$1while ($2) {'],
  [/^(\s*)Попытка$/u, '$1try {'],
  [/^(\s*)Исключение$/u, '$1} catch (error_) {'],
  [/^(\s*)Конец(?:Процедуры|Функции|Если|Цикла|Попытки);?$/u, '$1}'],
  [/^(\s*)ВызватьИсключение;$/u, '$1throw error_;'],
  [/^(\s*)ВызватьИсключение (.+);$/u, '$1throw new Error($2);'],
];

const words = [
  [/(?<![\p{L}_])Новый /gu, 'new types_.'],
  [word('Возврат'), 'return'],
  [word('Продолжить'), 'continue'],
  [word('Неопределено'), 'undefined'],
  [word('Истина'), 'true'],
  [word('Не'), '!'],
  [word('И'), '&&'],
  [word('Или'), '||'],
  [/ <> /g, ' !== '],
  [/(?<!\w)\?\(/g, 'choice_('],
  [/(?<=, ),/g, 'undefined,'],
  [/(?<!function )(?<![\p{L}_])(ВызватьШлях\(|Соединение\.ВызватьHTTPМетод\()/gu, 'await $1'],
];

function lineOf(text) {
  const [, code, comment = ''] = /^(.*?)(\s*\/\/ .*|\s*\/\/)?$/u.exec(text);
  let line = statements.reduce((before, [pattern, js]) => before.replace(pattern, js), code);
  // `=` assigns where a statement begins with it, and compares everywhere else.
  const [, target = '', rest] = /^(\s*[\p{L}_\d]+ = )?(.*)$/u.exec(line);
  line = target + (/^\s*(for|async)/.test(line) ? rest : rest.replace(/ = /g, ' === '));
  return words.reduce((before, [pattern, js]) => before.replace(pattern, js), line) + comment;
}

/** What the platform gives a program, as far as the examples ask for it. */
function platform(url, said) {
  class Структура {
    Вставить(name, value) {
      this[name] = value;
    }
  }
  class Массив extends Array {
    Добавить(value) {
      this.push(value);
    }
  }
  class HTTPЗапрос {
    constructor(address) {
      this.address = address;
      this.Заголовки = new Структура();
    }

    УстановитьТелоИзСтроки(text) {
      this.body = text;
    }
  }
  class HTTPСоединение {
    async ВызватьHTTPМетод(method, { address, body, Заголовки }) {
      const answer = await fetch(url + address, { method, body, headers: { ...Заголовки } });
      const text = await answer.text();
      return {
        КодСостояния: answer.status,
        Заголовки: { Получить: (name) => answer.headers.get(name) ?? undefined },
        ПолучитьТелоКакСтроку: () => text,
      };
    }
  }
  class JSONText {
    УстановитьСтроку(text = '') {
      this.text = text;
    }

    Закрыть() {
      return this.text;
    }
  }
  const days = (date) => (date.getUTCDay() + 6) % 7;
  return {
    // Variables are called as their types are.
    types_: {
      Структура,
      Массив,
      HTTPЗапрос,
      HTTPСоединение,
      ЗащищенноеСоединениеOpenSSL: Object,
      ЗаписьJSON: JSONText,
      ЧтениеJSON: JSONText,
    },
    ЗаписатьJSON: (into, value) => (into.text = JSON.stringify(value)),
    ПрочитатьJSON: ({ text }) => JSON.parse(text),
    КодировкаТекста: {},
    ИспользованиеByteOrderMark: {},
    СпособКодированияСтроки: {},
    КодироватьСтроку: encodeURIComponent,
    Pow: Math.pow,
    Число: Number,
    Сообщить: (text) => said.push(text),
    choice_: (condition, one, other) => (condition ? one : other),
    // Dates are seconds, as the platform adds them.
    ТекущаяДатаСеанса: () => Math.floor(Date.now() / 1000),
    НачалоНедели: (date) => date - days(new Date(date * 1000)) * 86_400,
    ТекущаяУниверсальнаяДатаВМиллисекундах: Date.now,
    Формат: (value, how) =>
      how.startsWith('ДФ') ? new Date(value * 1000).toISOString().slice(0, 10) : String(value),
  };
}

/** The procedures of the files, ready to be called; `said` is what they have told. */
export function runBsl(url, files, more = {}) {
  const said = [];
  const context = createContext({ ...platform(url, said), ...more });
  for (const file of files) {
    const text = readFileSync(join(examples, '1c', file), 'utf8');
    runInContext(text.split('\n').map(lineOf).join('\n'), context, { filename: file });
  }
  return { procedures: context, said };
}
