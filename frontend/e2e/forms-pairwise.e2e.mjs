// The other forms of the product, pairwise as the order's: each is created, opened with what the server really
// answers, changed and saved, and what was saved is read back from the API.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { answer } from './support/answers.mjs';
import { keptOf, personOf, rows } from './support/people.mjs';
import { api, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

/** Fails unless the API keeps of the answers what it should. */
function assertKept(questions, found, words) {
  const asked = keptOf(questions, found);
  assert.deepEqual(
    Object.fromEntries(asked.map(({ name, found: value }) => [name, value])),
    Object.fromEntries(asked.map(({ name, kept }) => [name, kept])),
    words,
  );
}

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

describe(`the account’s forms, ${rows.length} people`, () => {
  let world;
  before(async () => {
    world = await openWorld();
  });
  after(() => world?.close());

  const people = rows.map(personOf);
  const made = [];

  test('each registers, writes a contract, changes it and the profile', async (t) => {
    for (const [number, person] of people.entries()) {
      const visitor = await world.visitor();
      t.after(() => visitor.close());
      const { page } = visitor;
      const words = `row ${number}: ${JSON.stringify(rows[number])}`;
      const read = async (path) => (await page.request.get(`/api${path}`)).json();

      await page.goto('/register');
      await answer(page, person.registration);
      await press(page, 'Зарегистрироваться');
      await page.waitForURL('**/cabinet/contract');
      const user = await read('/user');
      assertKept(person.registration, user, words);

      // A private person seldom needs the form.
      if (!user.isLegalEntity) await press(page, 'Мне нужен договор');
      const other = people[(number + 1) % people.length];
      for (const { contract } of [person, other]) {
        await answer(page, contract);
        await press(page, 'Сохранить');
        await page.getByText('Сохранно успешно').waitFor();
        // A scan of the first save stays when the second one brings none.
        const scans = person.contract.filter(({ way }) => way === 'file');
        assertKept([...scans, ...contract], await read('/contract'), words);
      }

      await page.goto('/cabinet/profile');
      await answer(page, person.profile);
      await press(page, 'Сохранить');
      await page.getByText('Сохранено успешно').waitFor();
      const saved = await read('/user');
      assertKept(person.profile, saved, words);
      assert.equal(saved.url !== '/img/avatar.png', rows[number].avatar, words);
      assert.deepEqual(visitor.problems, [], 'the console is silent');
      made.push(user.id);
      await visitor.close();
    }
  });

  test('an admin opens each and makes another of it', async (t) => {
    const admin = await api(world, 'admin@demo.by');
    const page = await staff(world, t, 'admin@demo.by');
    for (const [number, id] of made.entries()) {
      const next = people[(number + 1) % people.length];
      await page.goto(`/cabinet/user/${id}`);
      await press(page, 'Редактировать');
      await answer(page, next.edit);
      await press(page, 'Сохранить');
      await page.getByText('Данные пользователя сохранены').waitFor();
      assertKept(next.edit, await admin('GET', `/users/${id}`), `row ${number}`);
    }
  });
});
