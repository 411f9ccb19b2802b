import { proofProblem, TOO_MANY_PICTURES } from './proof';

const handed = { outcome: 'handed' } as const;

it.each([
  ['nothing told', handed],
  [
    'a proof of all kinds',
    { ...handed, proxy: 'x'.repeat(60), noProof: 'x'.repeat(255), damaged: true, pictures: ['1', '2', '3'] },
  ],
  ['a failed try with pictures', { outcome: 'failed', damaged: false, pictures: ['1'] }],
])('%s has no error', (_, told) => {
  expect(proofProblem(told)).toBeNull();
});

it.each([
  ['Номер доверенности длиннее 60 символов', { ...handed, proxy: 'x'.repeat(61) }],
  ['Причина, почему нет подписи или фото, длиннее 255 символов', { ...handed, noProof: 'x'.repeat(256) }],
  ['«Повреждён» отмечают, когда груз вручили', { outcome: 'failed', damaged: true }],
  [TOO_MANY_PICTURES, { ...handed, pictures: ['1', '2', '3', '4'] }],
])('says «%s»', (words, told) => {
  expect(proofProblem(told)).toBe(words);
});
