import { csv, shownPhone, shownText, unguarded } from './csv';

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

it.each(['=1', '+1', '-1', '@A', '＝1', '＋1', '－1', '＠A', "'=1", "''＝1"])(
  '«%s» stays a text, and is read back',
  (text) => {
    const [, written = ''] = csv([[text]]).split(/[\ufeff\r]/);
    expect(written).toBe(`'${text}`);
    expect(unguarded(written)).toBe(text);
  },
);

it.each(['00149411', '007', '20261127000015', '12/1', '3-11', '1.5', '1,50', '10:30', '12e3'])(
  '«%s» is shown as it is, behind a tab',
  (text) => {
    expect(csv([[shownText(text)]])).toBe(`\ufeff"\t${text}"\r\n`);
  },
);

it.each(['149411', '190000009', '0', '12А', 'А-17', '№ 5', "'", "'а", 'а=1', ''])(
  '«%s» is written as it is',
  (text) => {
    expect(csv([[shownText(text)]])).toBe(`\ufeff${text}\r\n`);
    expect(unguarded(text)).toBe(text);
  },
);

it.each([
  ['+375 (29) 12-34-567', '"\t+375 (29) 12-34-567"'],
  ['+375291234567', '"\t+375291234567"'],
  ['80291234567', '80291234567'],
  ['+1+cmd|x', "'+1+cmd|x"],
  ['+(1)', "'+(1)"],
])('the phone «%s» keeps its plus, and opens no formula', (text, written) => {
  expect(csv([[shownPhone(text)]])).toBe(`\ufeff${written}\r\n`);
  expect(unguarded(text)).toBe(text);
});
