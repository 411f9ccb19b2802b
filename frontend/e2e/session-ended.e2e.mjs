// Nothing of a session is shown after it has ended: not by Back, which restores pages from the browser's cache, and not in
// a tab that was left open. Playwright starts browsers without that cache, so it is given back to this one.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { api } from './support/staff.mjs';
import { logIn, openWorld, signedIn } from './support/world.mjs';

let world;
before(async () => {
  world = await openWorld({ backForwardCache: true });
});
after(() => world?.close());

const SECRETS = { company: 'ООО «Ромашка»', manager: 'Ольга Кравец' };

/** Somebody logged in, with a page that notes what could be seen of it when it was restored from the cache. */
async function person(t, name) {
  const { page, context } = await signedIn(world, t, `${name}@demo.by`);
  await note(page);
  return { page, context };
}

const note = (page) =>
  page.addInitScript(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('seen', JSON.stringify(document.body.innerText));
    }),
  );

async function logOut(page) {
  await page.getByRole('button', { name: 'Выйти', exact: true }).first().click();
  await page.waitForURL(`${world.url}/`);
}

/** Back through the browser's cache; fails when the page was loaded anew. Answers with what was seen at the first moment. */
async function back(page, by = -1) {
  await page.evaluate((delta) => {
    sessionStorage.removeItem('seen');
    history.go(delta);
  }, by);
  const seen = await page.waitForFunction(() => sessionStorage.getItem('seen'));
  return JSON.parse(await seen.jsonValue());
}

/** The login, and nothing else. */
async function onlyLogin(page) {
  await page.getByRole('heading', { name: 'Вход' }).waitFor();
  for (const secret of Object.values(SECRETS))
    assert.ok(!(await page.innerText('body')).includes(secret), secret);
}

describe('Back', () => {
  for (const name of Object.keys(SECRETS))
    test(`after a logout shows a ${name} nothing of the cabinet`, async (t) => {
      const { page } = await person(t, name);
      await page.goto('/cabinet/profile');
      await page.getByRole('heading', { name: 'Ваши данные' }).waitFor();
      await logOut(page);
      assert.equal(await back(page), '');
      await onlyLogin(page);
    });

  test('after a logout in another tab neither', async (t) => {
    const { page, context } = await person(t, 'company');
    await page.goto('/cabinet/profile');
    await page.getByRole('heading', { name: 'Ваши данные' }).waitFor();
    await page.goto('/contact');
    const other = await context.newPage();
    await other.goto('/cabinet/profile');
    await logOut(other);
    // The public page that is open opens anew, since its header has changed.
    await page.getByRole('link', { name: 'Вход и регистрация' }).first().waitFor();
    assert.equal(await back(page), '');
    await onlyLogin(page);
  });

  test('after the server has ended the session neither', async (t) => {
    const { page } = await person(t, 'company');
    await page.goto('/cabinet/profile');
    await page.getByRole('heading', { name: 'Ваши данные' }).waitFor();
    await page.goto('/contact');
    const elsewhere = await api(world, 'company@demo.by');
    await elsewhere('DELETE', '/user/sessions');
    assert.equal(await back(page), '');
    await onlyLogin(page);
  });

  test('to a public page says who is logged in now', async (t) => {
    const { page } = await person(t, 'company');
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Личный кабинет' }).first().waitFor();
    await page.goto('/cabinet/profile');
    await logOut(page);
    await back(page, -2);
    await page.getByRole('link', { name: 'Вход и регистрация' }).first().waitFor();
    await logIn(page, 'company@demo.by');
    await back(page, -2);
    await page.getByRole('link', { name: 'Личный кабинет' }).first().waitFor();
  });

  test('within the session shows the page as it was left', async (t) => {
    const { page } = await person(t, 'company');
    await page.goto('/cabinet/addNew');
    await page.getByLabel('Улица').fill('ул. Немига');
    await page.evaluate(() => (window.isTheSame = true));
    await page.goto('/contact');
    await back(page);
    await page.getByLabel('Улица').waitFor();
    assert.equal(await page.getByLabel('Улица').inputValue(), 'ул. Немига');
    assert.ok(await page.evaluate(() => window.isTheSame));
  });
});
