import { LIMITS } from './limits';

it('files and lists are bounded as people are told', () => {
  const { scanBytes, avatarBytes, accountBytes, bands, points, packages } = LIMITS;
  const megabytes = [scanBytes, avatarBytes, accountBytes].map((bytes) => `${bytes / 2 ** 20} МБ`);
  expect(megabytes).toEqual(['2 МБ', '2 МБ', '20 МБ']);
  expect([packages, bands, points]).toEqual([100, 100, 1000]);
  expect([LIMITS.passwordMin, LIMITS.sizeMin]).toEqual([8, 1]);
});
