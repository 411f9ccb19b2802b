import { act, renderHook } from '@testing-library/react';
import { useStateFrom } from './useStateFrom';

const used = () =>
  renderHook(
    ({ source }) => useStateFrom(source, (from, before?: string) => `${from} after ${before ?? 'nothing'}`),
    {
      initialProps: { source: 'a' },
    },
  );

test('a state lasts while its source is the same, and begins anew from another one', () => {
  const { result, rerender } = used();
  expect(result.current[0]).toBe('a after nothing');
  act(() => result.current[1]('typed'));
  rerender({ source: 'a' });
  expect(result.current[0]).toBe('typed');
  rerender({ source: 'b' });
  expect(result.current[0]).toBe('b after typed');
});

test('what a source had before it changed does not come back with it', () => {
  const { result, rerender } = used();
  act(() => result.current[1]('typed'));
  rerender({ source: 'b' });
  rerender({ source: 'a' });
  expect(result.current[0]).toBe('a after b after typed');
});
