import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../../test/render-app';
import { ColumnsForm } from './ColumnsForm';
import type { ImportColumn } from './types';

const column = (index: number, heading: string, field: ImportColumn['field'], unit = ''): ImportColumn => ({
  index,
  heading,
  field,
  unit: unit || null,
  question: 'unit',
  note: null,
});

test('the unit of one side is that of the others, and of nothing else', async () => {
  const onApply = jest.fn();
  const columns = [
    column(0, 'Длина', 'length'),
    column(1, 'Ширина', 'width'),
    column(2, 'Высота', 'height', 'м'),
    column(3, 'Вес', 'weight'),
  ];
  renderApp(<ColumnsForm columns={columns} busy={false} onApply={onApply} />);
  await userEvent.selectOptions(screen.getByLabelText('Ширина: единицы'), 'см');
  await userEvent.click(screen.getByRole('button', { name: 'Применить' }));
  expect(onApply).toHaveBeenCalledWith({
    0: { field: 'length', unit: 'см' },
    1: { field: 'width', unit: 'см' },
    2: { field: 'height', unit: 'м' },
    3: { field: 'weight', unit: null },
  });
});
