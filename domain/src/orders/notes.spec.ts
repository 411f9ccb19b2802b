import { mentionedIn } from './notes';

const olga = { name: 'Ольга Кравец' };
const anna = { name: 'Анна Ли' };
const annaLis = { name: 'Анна Лис' };
const everybody = [olga, anna, annaLis, { name: ' ' }];
const named = (text: string): string[] => mentionedIn(text, everybody).map(({ name }) => name);

test.each<[string, string[]]>([
  ['@Ольга Кравец, позвоните получателю', ['Ольга Кравец']],
  ['позвоните (@ольга  кравец)', ['Ольга Кравец']],
  ['Ольга Кравец уже звонила', []],
  ['@Анна Лис', ['Анна Лис']],
  ['@Анна Лисовская', []],
  ['@Анна Лисовская и @Анна Ли', ['Анна Ли']],
  ['почта olga@Ольга', []],
  ['@', []],
])('%s', (text, names) => expect(named(text)).toEqual(names));
