import { veiled } from './veiled';

it.each([
  ['ivan.petrov@example.by', 'i…@example.by'],
  ['Ёж', 'Ё…'],
  ['', '…'],
  ['😀@b.by', '😀…@b.by'],
])('of %j, which is nobody’s, only so much is kept: %s', (email, kept) => {
  expect(veiled(email)).toBe(kept);
});
