import { proofLine } from './words';

const none = { signed: false, documentShown: false, proxy: null, damaged: false, noProof: null, pictures: 0 };

it('says a proof in one line', () => {
  expect(
    proofLine({ ...none, signed: true, documentShown: true, proxy: '14', damaged: true, pictures: 2 }),
  ).toBe('подпись, документ предъявлен, доверенность №\u00a014, с\u00a0повреждением, фото: 2');
  expect(proofLine({ ...none, noProof: 'отказался расписаться' })).toBe('без подписи: отказался расписаться');
  expect(proofLine({ ...none, signed: true, noProof: 'камера не работает' })).toBe(
    'подпись, фото нет: камера не работает',
  );
  expect(proofLine({ ...none, noProof: 'фото нет: темно' })).toBe('фото нет: темно');
  expect(proofLine(none)).toBe('');
});
