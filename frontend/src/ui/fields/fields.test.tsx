import userEvent from '@testing-library/user-event';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { readScreen } from '../../../test/read-screen';
import { Checkbox } from './Checkbox';
import { Combobox } from './Combobox';
import { DateField } from './DateField';
import { DateTimeField } from './DateTimeField';
import { FileField, fileSize } from './FileField';
import { NumberField } from './NumberField';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';
import { stepByArrows } from './stepped';
import { Textarea, TextField } from './TextField';
import { TimeField } from './TimeField';

const nothing = () => undefined;
const face = { label: 'Имя поля', hint: 'Подсказка', error: 'Ошибка', optional: true, onChange: nothing };
const one = [{ value: '1', label: 'Один', hint: 'Первый' }];
const head = ['Имя поля необязательно', 'Подсказка'];
const search = () => Promise.resolve([]);

describe('a field reads: its name, its hint, its value, what is wrong', () => {
  test.each<[string, ReactElement, string[]]>([
    ['text', <TextField {...face} value="да" />, [...head, '(да)', 'Ошибка']],
    ['number', <NumberField {...face} value="5" unit="кг" />, [...head, '(5)', 'Ошибка']],
    ['area', <Textarea {...face} value="да" />, [...head, '(да)', 'Ошибка']],
    ['phone', <PhoneField {...face} value="" />, [...head, '()', 'Ошибка']],
    ['password', <PasswordField {...face} value="" />, [...head, '()', '[Показать пароль]', 'Ошибка']],
    ['time', <TimeField {...face} value="23:00" />, [...head, '(23:00)', 'Ошибка']],
    [
      'day',
      <DateField {...face} value="2026-11-22" />,
      [...head, '(22.11.2026)', '[Открыть календарь]', 'Ошибка'],
    ],
    [
      'day and time',
      <DateTimeField {...face} value="2026-11-22 23:00" />,
      [...head, 'Имя поля (22.11.2026)', '[Открыть календарь]', 'Не позже (23:00)', 'Ошибка'],
    ],
    ['choice', <Select {...face} value="1" choices={one} />, [...head, '(Один)', 'Ошибка']],
    [
      'choice in sight',
      <RadioGroup {...face} value="1" choices={one} />,
      [...head, '(x) Один Первый', 'Ошибка'],
    ],
    ['yes or no', <Checkbox {...face} checked />, ['(x)', 'Имя поля', 'Подсказка Ошибка']],
    ['suggestions', <Combobox {...face} value="Минск" search={search} />, [...head, '(Минск)', 'Ошибка']],
    [
      'file',
      <FileField {...face} value={null} accept={[]} maxSize={1} current={{ label: 'Скан', href: '/1' }} />,
      [...head, '()', 'Скан </1>', '[Заменить]', 'Ошибка'],
    ],
  ])('%s', (_kind, field, lines) => {
    render(field);
    expect(readScreen()).toEqual(lines);
  });
});

test('the unit of a number is said after its name', () => {
  render(<NumberField label="Длина" hint="Сторона" value="5" onChange={nothing} unit="см" />);
  expect(screen.getByRole('textbox', { name: 'Длина' })).toHaveAccessibleDescription('см Сторона');
});

test.each([
  [1, '1 КБ'],
  [320 * 1024, '320 КБ'],
  [1023, '1 КБ'],
  [1700, '2 КБ'],
  [1024 * 1024, '1,0 МБ'],
  [1.44 * 1024 * 1024, '1,4 МБ'],
])('%d bytes are %s', (bytes, words) => expect(fileSize(bytes)).toBe(words));

test('a picture of another kind or too large is not taken, one that is dropped on the field is', () => {
  const taken: unknown[] = [];
  render(
    <FileField
      label="Скан"
      value={null}
      accept={['image/png']}
      maxSize={2048}
      onChange={(file, problem) => taken.push(file?.name ?? problem)}
    />,
  );
  const drop = (file: File) => {
    const event = createEvent.drop(screen.getByLabelText('Скан'), { dataTransfer: { files: [file] } });
    fireEvent(screen.getByLabelText('Скан'), event);
    // A browser would open the file in place of the page.
    expect(event.defaultPrevented).toBe(true);
  };
  drop(new File(['a'], 'a.txt', { type: 'text/plain' }));
  drop(new File(['a'.repeat(4096)], 'b.png', { type: 'image/png' }));
  drop(new File(['a'.repeat(2048)], 'c.png', { type: 'image/png' }));
  expect(taken).toEqual([
    'Такой файл не подойдёт: выберите файл другого вида',
    'Файл 4 КБ слишком велик: можно до 2 КБ',
    'c.png',
  ]);
});

test('arrows step a number, never below nothing, to two digits after the comma', () => {
  const set: string[] = [];
  render(
    <NumberField
      label="Цена"
      value="0,1"
      onChange={() => undefined}
      onKeyDown={(event) => stepByArrows(event, 0.2, (text) => set.push(text))}
    />,
  );
  const press = (key: string) => fireEvent.keyDown(screen.getByLabelText('Цена'), { key });
  expect([press('ArrowUp'), press('ArrowDown'), press('5')]).toEqual([false, false, true]);
  expect(set).toEqual(['0,3', '0']);
});

test('a number in another unit is converted when one leaves the field', async () => {
  function Weight() {
    const [value, setValue] = useState('');
    return <NumberField label="Вес" unit="кг" value={value} onChange={setValue} />;
  }
  render(<Weight />);
  await userEvent.type(screen.getByLabelText('Вес'), '500 г');
  await userEvent.tab();
  expect(screen.getByLabelText('Вес')).toHaveValue('0,5');
  await userEvent.clear(screen.getByLabelText('Вес'));
  await userEvent.type(screen.getByLabelText('Вес'), '2.12');
  expect(screen.getByLabelText('Вес')).toHaveValue('2,12');
});

test('a step gives the number that people expect', () => {
  const set: string[] = [];
  render(
    <NumberField
      label="Цена"
      value="4,34"
      onChange={() => undefined}
      onKeyDown={(event) => stepByArrows(event, 0.01, (text) => set.push(text))}
    />,
  );
  fireEvent.keyDown(screen.getByLabelText('Цена'), { key: 'ArrowUp' });
  // 4.35 × 100 is 434.99999999999994.
  expect(set).toEqual(['4,35']);
});

test('a password is shown and hidden again', () => {
  render(<PasswordField {...face} value="тайна" />);
  const button = screen.getByRole('button', { name: 'Показать пароль' });
  const state = () => [
    screen.getByDisplayValue('тайна').getAttribute('type'),
    button.getAttribute('aria-pressed'),
    button.title,
  ];
  expect(state()).toEqual(['password', 'false', 'Показать пароль']);
  fireEvent.click(button);
  expect(state()).toEqual(['text', 'true', 'Скрыть пароль']);
  fireEvent.click(button);
  expect(state()).toEqual(['password', 'false', 'Показать пароль']);
});
