import { seatOf, townOf } from './find-town';
import { towns } from './towns';

test('a town is found by the id of its city, and a place that an import has added is not', () => {
  for (const town of towns) expect(townOf(town[0])).toBe(town);
  expect(townOf(9999)).toBeUndefined();
  expect(townOf(null)).toBeUndefined();
});

describe('the centre that a suggestion names', () => {
  test.each([
    ['Каменка, Щучинский район, Гродненская область', 'Щучин'],
    ['Ленина, Гомельский район', 'Гомель'],
    ['Сарья, Верхнедвинский район, Витебская область', 'Верхнедвинск'],
    ['Зароново, Витебский район', 'Витебск'],
    ['Новая Гута, Брестская область', 'Брест'],
    // Other towns of these districts stand beside their centres in the list.
    ['Малеч, Берёзовский район', 'Берёза'],
    ['Межево, Оршанский район', 'Орша'],
  ])('of %s is %s', (suggestion, town) => {
    expect(seatOf(suggestion)?.[1]).toBe(town);
  });

  test('is unknown for a bare name', () => {
    expect(seatOf('Неведомая')).toBeUndefined();
  });
});
