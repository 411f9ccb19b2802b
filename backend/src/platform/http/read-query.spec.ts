import { readQuery } from './read-query';

const repeated = (name: string, times: number): string =>
  Array.from({ length: times }, (_, at) => `${name}=${at}`).join('&');

describe('A query', () => {
  it.each([
    ['id=7&page=2', { id: '7', page: '2' }],
    ['id&name=', { id: '', name: '' }],
    ['search=%D0%B3+a%20b', { search: 'г a b' }],
    ['search=%zz', { search: '%zz' }],
    ['filter[city]=1&filter%5Bstatus%5D=2', { filter: { city: '1', status: '2' } }],
    ['a.b=1', { 'a.b': '1' }],
    ['=1&&', {}],
    ['', {}],
  ])('%s is read as %j', (text, found) => expect(readQuery(text)).toEqual(found));

  it('has no names of Object.prototype', () => {
    const found = readQuery('__proto__=1&constructor=2&toString=3&id=2');
    expect([Object.getPrototypeOf(found), found]).toEqual([Object.prototype, { id: '2' }]);
  });

  it('has lists as long as a hundred and twenty values', () => {
    expect(readQuery(repeated('ids', 110))['ids']).toHaveLength(110);
    expect(readQuery(repeated('ids', 200))['ids']).toHaveLength(120);
  });

  it('ends after a hundred and twenty parameters', () => {
    const text = Array.from({ length: 200 }, (_, at) => `p${at}=1`).join('&');
    expect(Object.keys(readQuery(text))).toHaveLength(120);
  });
});
