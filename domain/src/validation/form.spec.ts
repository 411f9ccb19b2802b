import { defineFields } from './field';
import { emptyForm, formOf } from './form';

const fields = defineFields({
  name: { kind: 'text', label: 'Имя' },
  side: { kind: 'choice', choices: ['client', 'punkt'], label: 'Откуда' },
  city: { kind: 'id', label: 'Город' },
  count: { kind: 'integer', fallback: 1, label: 'Сколько' },
  weight: { kind: 'number', label: 'Вес' },
  fragile: { kind: 'flag', label: 'Хрупкий' },
  legal: { kind: 'flag', fallback: true, label: 'Юридическое лицо' },
});

describe('a form', () => {
  it('that is empty has the fallback of each field, the first choice, "" or no', () => {
    expect(emptyForm(fields)).toEqual({
      name: '',
      side: 'client',
      city: '',
      count: '1',
      weight: '',
      fragile: false,
      legal: true,
    });
  });

  it('holds what the wire sends as its inputs do', () => {
    const sent = { name: 'Анна', side: 'punkt', city: { id: 6, name: 'Минск' }, count: 7, weight: 1.35 };
    expect(formOf(fields, { ...sent, fragile: true, legal: false, extra: 'x' })).toEqual({
      name: 'Анна',
      side: 'punkt',
      city: '6',
      count: '7',
      weight: '1,35',
      fragile: true,
      legal: false,
    });
    expect(formOf(fields, { name: null, side: null, legal: null, count: undefined })).toEqual(
      emptyForm(fields),
    );
    expect(formOf(fields, { name: ['a'], count: 0 })).toMatchObject({ name: 'a', count: '0' });
  });
});
