import { aCourierStop, anEnd } from '../../../test/courier';
import { cleanEnd, emptyEnd } from './ends';
import { drawnProblem, missingProofs, missingWords, reasonsOf, wantedProofs } from './proof';
import { drawnGroups, drawnText } from './useSignaturePad';

const of = (proof: ReturnType<typeof aCourierStop>['proof']) => aCourierStop(125, { proof });
const seen = '400,225;10,10,200,90,300,40';

it.each([
  ['signature', true, false],
  ['picture', false, true],
  ['both', true, true],
  ['none', false, false],
] as const)('asks for what the settings say: %s', (proof, signature, picture) => {
  expect(wantedProofs(anEnd, of(proof))).toEqual({ signature, picture });
});

it('asks for a picture of a damage and of a closed door, whatever the settings say', () => {
  expect(wantedProofs({ ...anEnd, damaged: true }, of('none')).picture).toBe(true);
  const failed = emptyEnd('failed', of('both'), 0);
  const asked = (failure: 'nobody' | 'damaged' | 'refused') =>
    wantedProofs({ ...failed, failure }, of('both'));
  expect(asked('nobody')).toEqual({ signature: false, picture: true });
  expect(asked('damaged').picture).toBe(true);
  expect(asked('refused').picture).toBe(false);
});

it.each(['collected', 'point'] as const)('asks for nothing where cargo is %s', (outcome) => {
  expect(wantedProofs({ ...anEnd, outcome }, of('both'))).toEqual({ signature: false, picture: false });
});

it('says what is missing, and gives reasons of it', () => {
  expect(missingProofs({ ...anEnd, signature: seen, pictures: ['a'] }, of('both'))).toBeNull();
  const words = (['both', 'signature', 'picture'] as const).map((proof) => {
    const missing = missingProofs(anEnd, of(proof));
    return missing && [missingWords(missing), reasonsOf(missing)[0]];
  });
  expect(words).toEqual([
    ['Нет подписи и фото', 'получатель отказался расписаться'],
    ['Нет подписи', 'получатель отказался расписаться'],
    ['Нет фото', 'фото нет: снимать не разрешили'],
  ]);
});

it('keeps a reason only where something is missing', () => {
  const end = { ...anEnd, noProof: ' оставлено по просьбе ' };
  expect(cleanEnd(end, of('signature')).noProof).toBe('оставлено по просьбе');
  expect(cleanEnd({ ...end, signature: seen }, of('signature')).noProof).toBeNull();
  expect(cleanEnd(end, of('picture')).noProof).toBe('фото нет: оставлено по просьбе');
  const usual = { ...end, noProof: 'фото нет: темно' };
  expect(cleanEnd(usual, of('picture')).noProof).toBe('фото нет: темно');
});

it('takes no signature that is hardly seen', () => {
  expect(drawnProblem({ ...anEnd, signature: '400,225;10,10' })).toMatch(/^Подписи почти не видно/);
  expect(drawnProblem({ ...anEnd, signature: seen })).toBeNull();
  expect(drawnProblem(anEnd)).toBeNull();
});

it('keeps the strokes whatever the size of the field on the screen', () => {
  const drawn = drawnGroups(seen, 200);
  expect(drawn[0]?.points.map(({ x, y }) => [x, y])).toEqual([
    [5, 5],
    [100, 45],
    [150, 20],
  ]);
  expect(drawnText(drawn, 200)).toBe(seen);
  expect(drawnText(drawnGroups(seen, 333), 333)).toBe(seen);
  expect([drawnText([], 200), drawnGroups(null, 200)]).toEqual([null, []]);
});
