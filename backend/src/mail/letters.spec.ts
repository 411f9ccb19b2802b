import { letters } from './letters';
import type { Letter } from './outbox';

const anna = { email: 'anna@example.by', name: 'Анна Сергеевна' };
const site = 'https://shlyah.example';

const all: Record<keyof typeof letters, Letter> = {
  registrationReceived: letters.registrationReceived(anna, site),
  registrationConfirmed: letters.registrationConfirmed(anna, site),
  registrationRejected: letters.registrationRejected(anna, 'Не найден УНП'),
  passwordReset: letters.passwordReset(anna, site, 'token'),
  orderAccepted: letters.orderAccepted(anna, site, 7),
  priceSet: letters.priceSet(anna, site, 7, 2100),
  statusChanged: letters.statusChanged(anna, site, 7, 'В пути'),
};

describe('Letters', () => {
  it.each(Object.entries(all))('%s greets by name, is signed and shouts at nobody', (_name, letter) => {
    expect(letter.to).toBe('anna@example.by');
    expect(letter.body).toMatch(/^Здравствуйте, Анна Сергеевна\.\n\n/);
    expect(letter.body).toMatch(/«Шлях», доставка по Беларуси$/);
    expect(`${letter.subject}${letter.body}`).not.toMatch(/[!"]|undefined|null/);
  });

  it.each(Object.entries(all))('%s puts every link at the end of a line', (_name, { body }) => {
    for (const line of body.split('\n')) expect(line).toMatch(/^(https:\/\/\S+|(?!.*https:).*)$/);
  });

  it('say what they are about', () => {
    expect(all.passwordReset.body).toContain(`\n${site}/reset-password?token=token\n`);
    expect(all.registrationRejected.body).toContain('Причина: Не найден УНП');
    expect(letters.registrationRejected(anna, ' ').body).not.toContain('Причина');
    expect(all.orderAccepted.subject).toBe('Заказ № 7 принят');
    expect(all.priceSet.subject).toBe('Цена заказа № 7: 21.00 р');
    expect(all.statusChanged.body).toContain('«В пути»');
  });

  it.each(['orderAccepted', 'priceSet', 'statusChanged'] as const)(
    '%s says where to switch it off',
    (name) => {
      expect(all[name].body).toContain(`${site}/cabinet/profile`);
      expect(all[name].body).toContain(`${site}/cabinet/myOrders/view/7`);
    },
  );

  it.each([
    'http://evil.example',
    'Выигрыш: evil.example',
    'www.evil.by',
    'a@evil.by',
    '  ',
    'перейдите на приз.бел',
  ])('leave out a name that is no name: %j', (name) => {
    const { body } = letters.registrationReceived({ ...anna, name }, site);
    expect(body).toMatch(/^Здравствуйте\.\n/);
  });

  it.each(['Иванов И. И.', "Д'Артаньян Жан-Поль", 'ООО «Ромашка», Анна'])('keep the name %j', (name) => {
    const { body } = letters.registrationReceived({ ...anna, name }, site);
    expect(body.split('\n')[0]).toBe(`Здравствуйте, ${name.replace(/\.$/, '')}.`);
  });

  it('keep a name in its line', () => {
    const { body } = letters.registrationReceived({ ...anna, name: `Анна\n\n${'я'.repeat(500)}` }, site);
    expect(body.split('\n')[0]).toMatch(/^Здравствуйте, Анна я{94}…\.$/);
  });
});
