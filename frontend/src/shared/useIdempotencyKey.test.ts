import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './useIdempotencyKey';

const scan = (name: string) => new File(['x'], name, { lastModified: 1 });

test('the same body has the same key on every try, another body another one', () => {
  const { result, rerender } = renderHook(() => useIdempotencyKey());
  const key = result.current({ name: 'Анна', scan: scan('a.pdf') });
  expect(key).toMatch(/.{10}/);
  rerender();
  expect(result.current({ name: 'Анна', scan: scan('a.pdf') })).toBe(key);
  const other = result.current({ name: 'Анна', scan: scan('b.pdf') });
  expect(other).not.toBe(key);
  expect(result.current({ name: 'Анна', scan: scan('b.pdf') })).toBe(other);
});
