import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { readScreen } from '../../../test/read-screen';
import { Checkbox } from './Checkbox';
import { Combobox } from './Combobox';
import { DateField } from './DateField';
import { DateTimeField } from './DateTimeField';
import { FileField, fileSize } from './FileField';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import { RadioGroup } from './RadioGroup';
import { SearchField } from './SearchField';
import { Select } from './Select';
import { NumberField, Textarea, TextField } from './TextField';
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
      <DateTimeField {...face} value="2026-11-22 23:00" timeLabel="Не позже" />,
      [...head, 'Имя поля', '(22.11.2026)', '[Открыть календарь]', 'Не позже', '(23:00)', 'Ошибка'],
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

test('a search by Enter is not repeated by the pause that follows, not even over a reset', () => {
  jest.useFakeTimers();
  const asked: string[] = [];
  const search = (value: string) => (
    <SearchField label="Поиск" value={value} onSearch={(text) => asked.push(text)} />
  );
  const { rerender } = render(search(''));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' лис ' } });
  fireEvent.submit(screen.getByRole('search'));
  rerender(search('лис'));
  rerender(search(''));
  act(() => void jest.runAllTimers());
  jest.useRealTimers();
  expect(asked).toEqual(['лис']);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test.each([
  [1, '1 КБ'],
  [320 * 1024, '320 КБ'],
  [1024 * 1024, '1,0 МБ'],
  [1.44 * 1024 * 1024, '1,4 МБ'],
])('%d bytes are %s', (bytes, words) => expect(fileSize(bytes)).toBe(words));
