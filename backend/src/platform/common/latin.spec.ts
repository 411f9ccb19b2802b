import { asciiOf } from './latin';

it.each([
  ['Этикетки (8).pdf', 'Etiketki (8).pdf'],
  ['Заявка № 125.xlsx', 'Zayavka No 125.xlsx'],
  ['Договор ООО «Щучинские ёлки» — 2026.docx', 'Dogovor OOO Shchuchinskie elki - 2026.docx'],
  ['Заказы\u00a02026-11-27.csv', 'Zakazy 2026-11-27.csv'],
  ['Ўзгорак, Ґанак.pdf', 'Wzgorak, Ganak.pdf'],
  ['café.pdf', 'cafe.pdf'],
  ['й в двух знаках: и\u0306.pdf', 'i v dvukh znakakh: i.pdf'],
  ['имя 📦 李.pdf', 'imya _ _.pdf'],
  ['plain-1.pdf', 'plain-1.pdf'],
])('«%s» is «%s» in ASCII', (name, ascii) => expect(asciiOf(name)).toBe(ascii));
