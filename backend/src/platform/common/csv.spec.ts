import { csv } from './csv';

it('quotes what would end a cell, and opens no formula', () => {
  const rows = [
    ['Номер', 'Что', null],
    [1, 'а; "б"', 'две\nстроки'],
    [2, '=HYPERLINK("http://x")', '-1+2'],
    [3, '@СУММ(A1)', 'просто'],
  ];
  expect(csv(rows)).toBe(
    '\ufeffНомер;Что;\r\n1;"а; ""б""";"две\nстроки"\r\n2;"\'=HYPERLINK(""http://x"")";\'-1+2\r\n3;\'@СУММ(A1);просто\r\n',
  );
});
