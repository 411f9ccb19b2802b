// «Интеграции», as a shop's programmer uses them: keys and calls; and what staff see of them.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { tabTo } from './support/customer.mjs';
import { call, keyOf } from './support/programs.mjs';
import { atRest, inDatabase, openWorld, PASSWORD, signedIn } from './support/world.mjs';

let world;
before(async () => {
  world = await openWorld();
});
after(() => world?.close());

const customer = (t, screen) => signedIn(world, t, 'company@demo.by', screen);
const button = (page, name) => page.getByRole('button', { name, exact: true });
const secretOf = (page) => page.getByRole('dialog').getByText(/^shl_(test|live)_\w{49}$/);

describe('keys', () => {
  test('a key is made by the keyboard alone, shown once, and works', async (t) => {
    const visitor = await customer(t);
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.url });
    await page.goto('/cabinet/integrations');
    await page.getByText('Ключей пока нет').waitFor();
    await assertFitsScreens(page, 'no keys');
    await tabTo(page, 'Создать ключ');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Новый ключ' }).waitFor();
    await tabTo(page, 'Название');
    await page.keyboard.type('1С, склад');
    await assertFitsScreens(page, 'the form of a key');
    await tabTo(page, 'Создать ключ');
    await page.keyboard.press('Enter');
    await secretOf(page).waitFor();
    await assertFitsScreens(page, 'a new key');
    const secret = await secretOf(page).textContent();
    assert.equal((await call(world, '/api/order', secret)).status, 200);

    await page.keyboard.press('Escape');
    await page.getByText('Вы его ещё не скопировали').waitFor();
    await button(page, 'Не закрывать').click();
    await button(page, 'Скопировать').click();
    await page.getByText('Скопировано').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), secret);
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog')
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
    await page.getByText(`${secret.slice(0, 13)}…`).waitFor();
    assert.ok(!(await page.content()).includes(secret));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await page.getByRole('table').waitFor();
    await assertFitsScreens(page, 'keys in the dark');
  });

  test('it is replaced and revoked; another tab that is late learns it', async (t) => {
    const visitor = await customer(t);
    const { page, context } = visitor;
    const { secret } = await keyOf(visitor, { name: 'Сайт' });
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto('/cabinet/integrations');
      await button(tab, 'Отозвать ключ «Сайт»').waitFor();
    }
    await button(page, 'Заменить ключ «Сайт»').click();
    await assertAccessible(page, 'the question about a replacement');
    await button(page, 'Заменить').click();
    await secretOf(page).waitFor();
    const second = await secretOf(page).textContent();
    await button(page, 'Сохранено').click();
    await page.getByText(/Прежний — до/).waitFor();
    for (const one of [secret, second]) assert.equal((await call(world, '/api/order', one)).status, 200);

    await button(page, 'Отозвать ключ «Сайт»').click();
    await button(page, 'Отозвать').click();
    await page.getByText('Ключ «Сайт» отозван').waitFor();
    for (const one of [secret, second]) assert.equal((await call(world, '/api/order', one)).status, 401);
    await button(other, 'Отозвать ключ «Сайт»').click();
    await button(other, 'Отозвать').click();
    await button(other, 'Отозвать ключ «Сайт»').waitFor({ state: 'detached' });
  });

  test('who has been in for long proves himself, and loses nothing typed', async (t) => {
    const { page } = await customer(t, { width: 360, height: 640 });
    await page.goto('/cabinet/integrations?new=1');
    await page.getByLabel('Название').fill('Учёт');
    inDatabase(world, (database) =>
      database.exec("UPDATE sessions SET confirmedAt = '2020-01-01 00:00:00.000'"),
    );
    await button(page, 'Создать ключ').click();
    const question = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
    await question.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await button(page, 'Подтвердить').click();
    await secretOf(page).waitFor();
  });

  test('a session that is over, and a network that is gone, lose nothing typed', async (t) => {
    const { page, context } = await customer(t, { width: 768, height: 1024 });
    await page.goto('/cabinet/integrations?new=1');
    await page.getByLabel('Название').fill('Терминал');
    await page.getByLabel(/Только с этих адресов/).fill('203.0.113.0/24');
    await context.setOffline(true);
    await button(page, 'Создать ключ').click();
    await page
      .getByText(/Нет связи с сервером/)
      .first()
      .waitFor();
    await assertAccessible(page, 'a key without a network');
    await context.setOffline(false);

    await context.request.post('/api/user/logout');
    await button(page, 'Создать ключ').click();
    await page.getByText('Сеанс закончился').waitFor();
    await button(page, 'Войти снова').click();
    await page.getByLabel('Эл. почта').fill('company@demo.by');
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await button(page, 'Войти').click();
    await page.getByLabel('Название').waitFor();
    assert.equal(await page.getByLabel('Название').inputValue(), 'Терминал');
    assert.equal(await page.getByLabel(/Только с этих адресов/).inputValue(), '203.0.113.0/24');
    await button(page, 'Создать ключ').click();
    await secretOf(page).waitFor();
  });
});

describe('calls', () => {
  test('are told with their answers, page by page, key by key', async (t) => {
    const visitor = await customer(t);
    const { page } = visitor;
    const { secret } = await keyOf(visitor, { name: 'Опрос' });
    const quiet = await keyOf(visitor, { name: 'Тихий' });
    for (let number = 0; number < 21; number++) await call(world, '/api/order', secret);
    const refused = await call(world, '/api/order', secret, { method: 'POST', body: '{}' });
    assert.equal(refused.status, 422);
    await call(world, '/api/order', quiet.secret);

    const row = page.getByRole('row', { name: /createOrder.*422 invalid.*Опрос/ });
    while ((await row.count()) === 0) {
      await page.goto('/cabinet/integrations?tab=calls');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await atRest(page);
    }
    await assertFitsScreens(page, 'calls');
    await page.getByLabel('Ключ').selectOption('Опрос');
    await page.getByText(/Найдено 22\sвызова/).waitFor();
    await page.getByRole('link', { name: /^(2|Страница 2)$/ }).click();
    await page.waitForURL(/page=2/);
    await page.getByRole('row').nth(2).waitFor();
    await page.getByLabel('Ключ').selectOption('Тихий');
    await page.getByText(/Найден 1\sвызов/).waitFor();
  });
});

describe('staff', () => {
  test('see a client’s keys and calls, and stop them', async (t) => {
    const owner = await customer(t);
    const { secret } = await keyOf(owner, { name: 'Последний' });
    await call(world, '/api/order', secret);
    const { page, context } = await signedIn(world, t, 'manager@demo.by');
    const users = await (await context.request.get('/api/users')).json();
    const { id } = users.data.find(({ email }) => email === 'company@demo.by');
    await page.goto(`/cabinet/user/${id}?tab=integrations`);
    await page.getByRole('table', { name: 'Вызовы по дням' }).waitFor();
    await page.getByRole('row', { name: /Последний\s*shl_/ }).waitFor();
    await assertFitsScreens(page, 'a client’s keys');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await page.getByRole('table', { name: 'Вызовы по дням' }).waitFor();
    await assertAccessible(page, 'a client’s keys in the dark');
    await button(page, 'Остановить все ключи').click();
    await assertAccessible(page, 'the question about stopping');
    await button(page, 'Остановить').click();
    await page.getByText('Ключей нет').waitFor();
    assert.equal((await call(world, '/api/order', secret)).status, 401);
  });
});
