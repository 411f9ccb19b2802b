import { townOf } from './find-town';

describe('the town that a suggestion leads to', () => {
  test.each([
    ['Гомель', 'Гомель'],
    ['Могилёв', 'Могилёв'],
    ['Берёза, Берёзовский район', 'Берёза'],
    ['Каменка, Щучинский район, Гродненская область', 'Щучин'],
    ['Ленина, Гомельский район', 'Гомель'],
    ['Сарья, Верхнедвинский район, Витебская область', 'Верхнедвинск'],
    ['Зароново, Витебский район', 'Витебск'],
    ['Гомель (Брестская область)', 'Брест'],
    // Other towns of these districts stand before their centres in the list.
    ['Малеч, Берёзовский район', 'Берёза'],
    ['Болбасово, Оршанский район', 'Орша'],
  ])('%s is drawn at %s', (suggestion, town) => {
    expect(townOf(suggestion)?.[0]).toBe(town);
  });

  test('a place that the picture knows nothing of has no road', () => {
    expect(townOf('Неведомая')).toBeUndefined();
  });
});
