import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/render-app';
import { ColumnsForm } from './ColumnsForm';
import type { ImportColumn } from './types';

const known = (index: number, heading: string, field: ImportColumn['field'], unit = ''): ImportColumn => ({
  index,
  heading,
  field,
  unit: unit || null,
  samples: [],
  question: null,
  questionText: null,
  options: [],
  note: null,
});

const unit = (index: number, heading: string, field: NonNullable<ImportColumn['field']>): ImportColumn => ({
  ...known(index, heading, field),
  question: 'unit',
  questionText: 'В каких единицах эти числа?',
  options: ['см', 'мм'].map((one) => ({ label: one, field, unit: one })),
});

const weight: ImportColumn = {
  ...known(6, 'Вес, кг', 'weight', 'кг'),
  samples: ['1,8', '12'],
  question: 'of',
  questionText: 'Вес одного места или всех вместе?',
  options: [
    { label: 'Одного места', field: 'weight', unit: 'кг' },
    { label: 'Всех вместе', field: 'totalWeight', unit: 'кг' },
  ],
};

const show = (...columns: ImportColumn[]) => {
  const onApply = jest.fn();
  renderApp(<ColumnsForm columns={columns} busy={false} onApply={onApply} />);
  return onApply;
};
const group = (name: RegExp) => screen.getByRole('group', { name });
const pick = (name: RegExp, answer: string) =>
  userEvent.click(within(group(name)).getByRole('radio', { name: answer }));
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Применить' }));

test('a question has its reason and values, and one of its answers is sent', async () => {
  const onApply = show(weight);
  const asked = group(/^«Вес, кг», столбец G\. Вес одного места или\sвсех вместе\?$/);
  expect(asked).toHaveAccessibleDescription('Например: «1,8», «12»');
  expect(within(asked).getAllByRole('radio')).toHaveLength(3);
  await pick(/^«Вес, кг»/, 'Всех вместе');
  await apply();
  expect(onApply).toHaveBeenCalledWith({ 6: { field: 'totalWeight', unit: 'кг' } });
});

test('nothing goes while a question has no answer, and the focus is there', async () => {
  const onApply = show(weight, unit(0, 'Длина', 'length'));
  await pick(/^«Вес, кг»/, 'Одного места');
  await apply();
  expect(onApply).not.toHaveBeenCalled();
  expect(group(/^«Длина»/)).toHaveFocus();
  expect(group(/^«Длина»/)).toHaveAccessibleDescription('Выберите ответ');
  expect(group(/^«Вес, кг»/)).not.toHaveAccessibleDescription(/Выберите/);
  await pick(/^«Длина»/, 'мм');
  await apply();
  expect(onApply).toHaveBeenCalledTimes(1);
});

test('another field may be chosen, with its unit, or none', async () => {
  const onApply = show(weight);
  await pick(/^«Вес, кг»/, 'Другое');
  await userEvent.selectOptions(screen.getByLabelText('Вес, кг: что в столбце'), 'Объём всех мест');
  await userEvent.selectOptions(screen.getByLabelText('Вес, кг: единицы'), 'л');
  await apply();
  expect(onApply).toHaveBeenLastCalledWith({ 6: { field: 'totalVolume', unit: 'л' } });
  await userEvent.selectOptions(screen.getByLabelText('Вес, кг: что в столбце'), 'Не переносить');
  await apply();
  expect(onApply).toHaveBeenLastCalledWith({ 6: { field: null, unit: null } });
});

test('an answer without a unit asks for it at once', async () => {
  const onApply = show({
    ...weight,
    unit: null,
    options: weight.options.map((one) => ({ ...one, unit: null })),
  });
  await pick(/^«Вес, кг»/, 'Всех вместе');
  await userEvent.selectOptions(screen.getByLabelText('Вес, кг: единицы'), 'г');
  await apply();
  expect(onApply).toHaveBeenCalledWith({ 6: { field: 'totalWeight', unit: 'г' } });
});

test('the unit of one side is that of the others, and of nothing else', async () => {
  const onApply = show(
    unit(0, 'Длина', 'length'),
    unit(1, 'Ширина', 'width'),
    known(2, 'Высота', 'height', 'м'),
    known(3, 'Глубина', null),
    known(4, 'Вес', 'weight'),
  );
  await pick(/^«Ширина»/, 'см');
  expect(within(group(/^«Длина»/)).getByRole('radio', { name: 'см' })).toBeChecked();
  await apply();
  expect(onApply).toHaveBeenCalledWith({
    0: { field: 'length', unit: 'см' },
    1: { field: 'width', unit: 'см' },
    2: { field: 'height', unit: 'м' },
    3: { field: null, unit: null },
    4: { field: 'weight', unit: null },
  });
});
