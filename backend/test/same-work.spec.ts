import { Email } from '../src/modules/notifications/channels/email.entity';
import { statementsOf } from './database-support/asked';
import { addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

const ask = (email: string) => test.visitor().post('/api/user/forgotPassword', { body: { email } });

it('a new password is asked for with as many statements when there is no such account: the time must not tell', async () => {
  // The clock stands: the company's data are read once, by the first letter.
  test.clock.set(new Date());
  await ask('pervyi@example.by');
  // Letters of others go out meanwhile, which only adds statements.
  const least = async (of: string[]) => {
    const counts = [];
    for (const one of of) counts.push((await statementsOf(test.database, () => ask(one))).length);
    return Math.min(...counts);
  };
  const known = [await addUser(test), await addUser(test), await addUser(test)].map(({ email }) => email);
  const unknown = known.map((email) => `ne-${email}`);
  expect(await least(unknown)).toBe(await least(known));
  // The words of the same letter, too: those for a telephone or a chat are put together sooner.
  const nobodys = await test.database.read.findBy(Email, { recipient: '' });
  expect(nobodys.map(({ channel, subject }) => `${channel}: ${subject}`)).toEqual(
    ['pervyi@example.by', ...unknown].map(() => 'email: Новый пароль'),
  );
});
