import { REGIONS, SEEDED_VOLUME_BANDS, SEEDED_WEIGHT_BANDS, type Band } from '@shlyah/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readScreen } from '../../../../test/read-screen';
import { renderApp } from '../../../../test/render-app';
import type { Calculator, TableName } from './tariff-edits';
import { TariffConfig } from './TariffConfig';
import type { Edition } from './TariffEditions';

let id = 100;
const row = ({ coefficient, lower, upper }: Band) => ({
  id: (id += 1),
  value: coefficient / 100,
  value2: lower / 100,
  value3: upper / 100,
});
const calculator: Calculator = {
  volume: SEEDED_VOLUME_BANDS.map(row),
  weight: SEEDED_WEIGHT_BANDS.map(row),
  'fragile\u0421argo': { id: 108, value: 7, value2: 0, value3: 0 },
  cities: REGIONS.map(({ id: region, name, center, zoneCode }) => ({
    id: region,
    city: name,
    town: center,
    param1: zoneCode,
    param2: 1,
    price: zoneCode,
  })),
  version: 1,
};

function show(tab: TableName) {
  const sent: unknown[] = [];
  const edition: Edition = {
    calculator,
    head: () => null,
    isComing: false,
    isMoved: false,
    forgetMoment: () => undefined,
    onSave: (changes) => {
      sent.push(changes);
      return Promise.resolve({
        failure: { status: 0, code: 'network', message: 'Нет связи с сервером.' },
      });
    },
  };
  renderApp(<TariffConfig edition={edition} />, { at: `/?tab=${tab}` });
  return sent;
}

const field = (name: string) => screen.getByRole('textbox', { name });

describe('the tariff config', () => {
  test('tries the unsaved tariff on an example', async () => {
    show('weight');
    expect(screen.getByRole('table', { name: 'Коэффициенты веса, кг' })).toBeInTheDocument();
    const example = screen.getByRole('complementary');
    // Гомельская область, 7 kg: 38 × 1.2.
    expect(within(example).getByText('Сейчас').nextSibling).toHaveTextContent('45.60 р');
    await userEvent.clear(field('Строка 2: коэффициент'));
    await userEvent.type(field('Строка 2: коэффициент'), '1,5');
    expect(within(example).getByText('После сохранения').nextSibling).toHaveTextContent('57.00 р');
    expect(within(example).getByText('Разница').nextSibling).toHaveTextContent('+11.40 р');
  });

  test('says what overlaps while one types and does not save that', async () => {
    const sent = show('weight');
    await userEvent.clear(field('Строка 1: до'));
    await userEvent.type(field('Строка 1: до'), '6');
    expect(screen.getByText(/Строки 1 и 2 пересекаются/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    expect(sent).toEqual([]);
  });

  test('«Вернуть как было» takes back its own row, and the others are saved', async () => {
    const sent = show('weight');
    for (const row of ['Строка 1', 'Строка 2']) {
      await userEvent.clear(field(`${row}: коэффициент`));
      await userEvent.type(field(`${row}: коэффициент`), '1,9');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть как было: Строка 1' }));
    expect(field('Строка 1: коэффициент')).toHaveValue('1');
    expect(field('Строка 2: коэффициент')).toHaveValue('1,9');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(sent).toEqual([
      expect.objectContaining({
        update: [expect.objectContaining({ id: calculator.weight[1]?.id, value: 1.9 })],
      }),
    ]);
  });

  test('moves by a hundredth with the arrows', async () => {
    show('other');
    await userEvent.type(field('Хрупкий груз: коэффициент'), '{ArrowUp}{ArrowUp}');
    expect(field('Хрупкий груз: коэффициент')).toHaveValue('7,02');
  });

  test('reads, with what was done to each row', async () => {
    show('weight');
    const table = () => readScreen(screen.getByRole('table', { name: 'Коэффициенты веса, кг' }));
    expect(table().slice(0, 3)).toEqual([
      'Коэффициенты веса, кг',
      '№ | Коэффициент | От | До | Действия',
      '1 | Строка 1: коэффициент (1) | Строка 1: от (0) | Строка 1: до (5) | [Удалить: Строка 1]',
    ]);
    await userEvent.type(field('Строка 1: коэффициент'), '{ArrowUp}');
    await userEvent.click(screen.getByRole('button', { name: 'Удалить: Строка 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    expect(table().filter((line) => /изменена|удалена|новая/.test(line))).toMatchInlineSnapshot(`
      [
        "1 | Строка 1: коэффициент (1,01) | Строка 1: от (0) | Строка 1: до (5) | изменена [Вернуть как было: Строка 1] [Удалить: Строка 1]",
        "— | 1.2 | 5 | 10 | будет удалена [Вернуть как было: Строка 5–10]",
        "5 | Строка 5: коэффициент (1) | Строка 5: от (2) | Строка 5: до (3) | новая [Убрать новую строку]",
      ]
    `);
    expect(screen.getByRole('tab', { name: 'Вес (3)' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Объем' })).toBeInTheDocument();
  });

  test('of fragile cargo is one surcharge in roubles', () => {
    show('other');
    expect(readScreen(screen.getByRole('table', { name: 'Хрупкий груз' }))).toMatchInlineSnapshot(`
      [
        "Хрупкий груз",
        "Название | Коэффициент | От | До | Действия",
        "Хрупкий груз | Хрупкий груз: коэффициент (7) | Хрупкий груз: от (0) | Хрупкий груз: до (0)",
      ]
    `);
  });

  test('an example over 50 kg is for agreement, now and after the save', async () => {
    show('weight');
    const example = screen.getByRole('complementary');
    await userEvent.clear(within(example).getByLabelText(/^Вес/));
    await userEvent.type(within(example).getByLabelText(/^Вес/), '51');
    for (const when of ['Сейчас', 'После сохранения'])
      expect(within(example).getByText(when).nextSibling).toHaveTextContent('по согласованию');
  });
});
