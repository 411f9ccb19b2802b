// Faults that change nothing that anybody could see: they are not planted. Each is written with the code around it (`in`,
// of one line) and the reason; a test fails when its place is gone.
export const equivalent = [
  {
    file: 'domain/src/validation/kinds.ts',
    was: '<',
    text: '<=',
    in: 'Math.abs(scaled - Math.round(scaled)) < 1e-6',
    why: 'No number that people type differs from its rounded neighbour by exactly a millionth in binary.',
  },
  {
    file: 'backend/src/users/user-accounts.ts',
    was: 'id: In(ids)',
    text: '',
    in: 'where: { id: In(ids) }',
    why: 'Whoever asks for names looks each up by its id: more rows would be read and none of them shown.',
  },
  {
    file: 'frontend/src/features/calculator/quote/useQuote.ts',
    was: '+',
    text: '-',
    in: 'setAttempt((before) => before + 1)',
    why: 'The number of the attempt is compared for equality alone: any other number asks again.',
  },
  {
    file: 'frontend/src/shared/useLoaded.ts',
    was: '+',
    text: '-',
    in: 'setAgain((count) => count + 1)',
    why: 'The number is compared for equality alone: any other number asks again.',
  },
  {
    file: 'frontend/src/ui/form/FormErrors.tsx',
    was: '+',
    text: '-',
    in: 'number: before.number + 1',
    why: 'The number of the attempt is compared for equality alone: any other number takes the focus again.',
  },
];

/** Whether a mutant is the one described; `source` is the whole text of its file. */
const isThat = (one, { file, line, was, text }, source) =>
  file.endsWith(`/${one.file}`) &&
  one.was === was &&
  one.text === text &&
  source.split('\n')[line - 1].includes(one.in);

export const isEquivalent = (mutant, source) => equivalent.some((one) => isThat(one, mutant, source));
