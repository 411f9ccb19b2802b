import { parse } from 'qs';
import { readQuery } from './read-query';

/** Of all queries that are put together from such pieces. */
const names = ['id', 'page', 'город', '%D0%B3', 'a.b', '', 'constructor', '__proto__', 'toString', 'x[y]'];
const values = ['', '7', 'a+b', '%20c', 'д', '%zz', '1%2C2', 'a=b', '%5B1%5D'];

describe('A query', () => {
  it('is read as qs reads it, whichever way it is read', () => {
    const pairs = names.flatMap((name) => [name, ...values.map((value) => `${name}=${value}`)]);
    const texts = [
      ...pairs,
      ...pairs.map((pair, at) => `${pair}&${pairs[(at * 7) % pairs.length]}`),
      '&&',
      '?',
    ];
    for (const text of texts)
      expect([text, readQuery(text)]).toEqual([
        text,
        parse(text, { depth: 2, parameterLimit: 100, arrayLimit: 20 }),
      ]);
  });

  it('has nobody’s names but its own', () => {
    const found = readQuery('__proto__=1&id=2');
    expect([Object.getPrototypeOf(found), found]).toEqual([Object.prototype, { id: '2' }]);
  });

  it('ends after a hundred and twenty parameters', () => {
    const text = Array.from({ length: 200 }, (_, at) => `p${at}=1`).join('&');
    expect(Object.keys(readQuery(text))).toHaveLength(120);
  });
});
