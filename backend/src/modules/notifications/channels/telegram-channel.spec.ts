import type { Notice } from './notice';
import { telegramChannel } from './telegram-channel';

const channel = telegramChannel({ dataDir: '/tmp', telegram: null });
const written = (...parts: Notice['parts']): string | undefined =>
  channel.write({ subject: 'Заказ № 7', parts: ['Здравствуйте!', ...parts] } as Notice)?.body;

describe('a message to a chat', () => {
  it('is the subject and all that follows the greeting', () => {
    expect(
      written('Заказ принят.', {
        facts: [
          ['Город', 'Гомель'],
          ['Мест', '2'],
        ],
      }),
    ).toBe('Заказ № 7\n\nЗаказ принят.\n\nГород: Гомель\nМест: 2');
    expect(written({ label: 'Заказ', link: 'https://shlyah.example/t/1' })).toBe(
      'Заказ № 7\n\nЗаказ: https://shlyah.example/t/1',
    );
  });

  it('is cut where it is longer than a message may be, and never in the middle of a character', () => {
    const subject = 'Заказ № 7\n\n'.length;
    const whole = 'я'.repeat(4096 - subject);
    expect(written(whole)).toBe(`Заказ № 7\n\n${whole}`);
    expect(written(`${whole}я`)).toBe(`Заказ № 7\n\n${whole.slice(0, -1)}…`);
    const before = 'я'.repeat(4094 - subject);
    expect(written(`${before}😀яя`)).toBe(`Заказ № 7\n\n${before}…`);
  });
});
