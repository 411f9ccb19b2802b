import { drawable } from './signs';

it.each([
  ['Ёлкін Уладзімір Ўсевалад', 'Ёлкін Уладзімір Ўсевалад'],
  ['Магазин 📦 Книги', 'Магазин Книги'],
  ['🎁 Подарки', 'Подарки'],
  ['ООО «📦 Коробка 中», Гомель', 'ООО «Коробка», Гомель'],
  ['и\u0306од', 'йод'],
  ['李小龙', '[U+674E][U+5C0F][U+9F99]'],
  ['📦', '[U+1F4E6]'],
  ['', ''],
])('the name «%s» is drawn as «%s»', (name, drawn) => expect(drawable(name)).toBe(drawn));

it.each([
  ['A-17📦', 'A-17[U+1F4E6]'],
  ['ИМ‑2', 'ИМ‑2'],
])('the code «%s» is drawn as «%s»: none of its signs is lost', (code, drawn) =>
  expect(drawable(code, true)).toBe(drawn),
);
