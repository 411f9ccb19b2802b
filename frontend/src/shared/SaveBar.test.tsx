import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readScreen } from '../../test/read-screen';
import { renderApp } from '../../test/render-app';
import { SaveBar, SaveRefusal } from './SaveBar';

function show(count: number, { ok = true, busy = false, saved = true } = {}) {
  const told: string[] = [];
  const rows = {
    busy,
    failure: undefined,
    undoAll: () => told.push('undone all'),
    save: () => Promise.resolve(saved).finally(() => told.push('sent')),
  };
  renderApp(
    <SaveBar
      rows={rows}
      count={count}
      ok={ok}
      onUndone={() => told.push('undone')}
      onSaved={() => told.push('saved')}
    />,
  );
  return told;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each([
  [0, {}, ['[Сохранить]', 'Изменений нет']],
  [1, {}, ['[Сохранить]', '[Отменить всё]', '1 изменение']],
  [2, {}, ['[Сохранить]', '[Отменить всё]', '2 изменения']],
  [5, { ok: false }, ['[Сохранить]', '[Отменить всё]', '5 изменений, сначала исправьте ошибки']],
  [1, { busy: true }, ['[Сохраняем…]', '[Отменить всё]', '1 изменение']],
])('%d edited rows, %j, read so', (count, how, lines) => {
  show(count, how);
  expect(readScreen()).toEqual(lines);
});

test.each([
  [0, true],
  [1, false],
])('%d rows, all right: %p, cannot be saved', (count, ok) => {
  show(count, { ok });
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

test('what was saved is told, what was refused is not', async () => {
  const told = show(1);
  await press('Сохранить');
  expect(told).toEqual(['sent', 'saved']);
});

test('rows that were refused stay open', async () => {
  const told = show(1, { saved: false });
  await press('Сохранить');
  expect(told).toEqual(['sent']);
});

test('all is undone by one press', async () => {
  const told = show(3);
  await press('Отменить всё');
  expect(told).toEqual(['undone all', 'undone']);
});

test.each([
  [
    { status: 409, code: 'version_conflict', message: 'x' },
    [
      'Тариф изменил другой администратор',
      'Показываем его данные с вашими правками поверх. Проверьте и сохраните ещё раз.',
    ],
  ],
  [
    { status: 422, code: 'invalid_data', message: 'x', errors: { a: ['Один.'], b: ['Два.', 'Три.'] } },
    ['Сохранить не удалось', 'Один. Два. Три.'],
  ],
  [{ status: 500, code: 'internal', message: 'Сбой.' }, ['Сохранить не удалось', 'Сбой.']],
  [undefined, []],
])('the refusal %j reads so', (failure, lines) => {
  renderApp(<SaveRefusal rows={{ failure, conflicts: [] }} conflict="Тариф изменил другой администратор" />);
  expect(readScreen()).toEqual(lines);
});
