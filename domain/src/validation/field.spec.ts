import { defineFields, fieldsReader } from './field';

const fields = defineFields({
  name: { kind: 'text', label: 'Имя' },
  fragile: { kind: 'flag', label: 'Хрупкий' },
});

describe('a reader', () => {
  const read = fieldsReader(fields, { spelt: { fragile: 'isFragile' } });

  it('takes the fields of the table out of a row, under their names and in their order', () => {
    const row = { id: 7, isFragile: true, name: 'Лис', secret: 'x' };
    expect(JSON.stringify(read(row))).toBe('{"name":"Лис","fragile":true}');
  });

  it('makes each body anew', () => {
    const first = Object.assign(read({ name: 'Лис', isFragile: true }), { id: 1 });
    expect(read({ name: 'Ёж', isFragile: false })).toEqual({ name: 'Ёж', fragile: false });
    expect(first).toEqual({ name: 'Лис', fragile: true, id: 1 });
  });
});
