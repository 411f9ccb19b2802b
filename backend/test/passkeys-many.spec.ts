import { Passkey } from '../src/modules/users/security/passkey.entity';
import { addUser } from './support/factories';
import { lastLetterTo, told } from './support/reading';
import { SoftPasskey } from './support/soft-passkey';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

it('an account has twenty passkeys at most', async () => {
  const user = await addUser(test);
  const client = await test.signedIn(user);
  const add = async (name: string) => {
    const { body } = await client.post('/api/user/passkeys/options');
    const { options } = body as { options: { challenge: string; rp: { id: string }; user: { id: string } } };
    const response = new SoftPasskey(test.config.publicUrl.origin).create(options);
    return client.post('/api/user/passkeys', { body: { name, response } });
  };
  await test.database.write(async (tx) => {
    for (let count = 0; count < 19; count++)
      await tx.insert(Passkey, {
        userId: user.id,
        name: `Ключ ${count}`,
        credentialHash: String(count).padStart(64, '0'),
        credentialId: String(count),
        publicKey: '-',
        counter: 0,
        transports: '',
        createdAt: new Date(),
        lastUsedAt: null,
      });
  });
  expect((await add('Двадцатый')).status).toBe(204);
  expect(await lastLetterTo(test, user.email)).toContain('В кабинет добавлен ключ доступа');
  expect(told(await add('Лишний'))).toBe('409 Ключей доступа уже 20. Удалите лишние.');
  expect(await test.database.read.countBy(Passkey, { userId: user.id })).toBe(20);
});
