export const front = [
  {
    file: 'domain/src/validation/kinds.ts',
    was: '<',
    text: '<=',
    in: 'Math.abs(scaled - Math.round(scaled)) < 1e-6',
    why: 'No number that people type differs from its rounded neighbour by exactly a millionth in binary.',
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
  {
    file: 'frontend/src/features/orders/desk/useDesk.ts',
    was: '>',
    text: '>=',
    in: 'newer && newer.version > order.version',
    why: 'An order of one version is one order: either of the two shows the same.',
  },
];
