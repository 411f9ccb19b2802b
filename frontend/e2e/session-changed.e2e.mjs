// Two tabs of one browser: what was typed for one account goes into no other's, and its owner finds it again.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertFitsScreens } from './support/axe.mjs';
import { fillCargo, fillReceiver, fillSender, next } from './support/customer.mjs';
import { onStep, sendOrder } from './support/order-form.mjs';
import { api, placeOrders } from './support/staff.mjs';
import { logIn, openWorld, PASSWORD, signedIn } from './support/world.mjs';

let world, firm, person;
before(async () => {
  world = await openWorld();
  firm = await api(world, 'company@demo.by');
  person = await api(world, 'person@demo.by');
});
after(() => world?.close());

const totalOf = async (call) => (await call('GET', '/order')).total;

/** A firm's order, ready to be sent. */
async function readyOrder(page) {
  await page.goto('/cabinet/addNew');
  await onStep(page, 1);
  await fillSender(page);
  await next(page);
  await fillReceiver(page, { name: 'Василиса Тайная' });
  await next(page);
  await fillCargo(page);
  await next(page);
  await onStep(page, 4);
}

async function logOut(page) {
  await page.getByRole('button', { name: 'Выйти', exact: true }).first().click();
  await page.waitForURL(`${world.url}/`);
}

/** A login that no page of this browser knows of. */
async function logInUnseen(context, email) {
  const answer = await context.request.post('/api/user/login', { data: { email, password: PASSWORD } });
  assert.equal(answer.status(), 200);
}

/** Presses a button that is there or, if some other call of the page has been refused by now, was there before the page was hidden. */
const press = (page, text) =>
  page.locator('button[type="submit"]', { hasText: text }).evaluate((button) => button.click());

const told = (page) => page.getByRole('dialog', { name: 'В этом браузере вошли под другим именем' });

async function assertHidden(page, ...words) {
  const text = await page.innerText('body');
  for (const word of words) assert.ok(!text.includes(word), `${word} is shown`);
}

test('the page of a manager whose role is taken away empties, and is as it was when the role is back', async (t) => {
  const [order] = await placeOrders(world, 1);
  const admin = await api(world, 'admin@demo.by');
  const { page } = await signedIn(world, t, 'manager@demo.by');
  const { id } = await (await page.context().request.get('/api/user')).json();
  const become = (role) => admin('PUT', '/users/updateRole', { id, role });
  t.after(() => become('manager'));
  await page.goto(`/cabinet/orders/view/${order.id}`);
  await page.getByRole('button', { name: 'Написать' }).click();
  await page.getByRole('textbox', { name: 'Заметка' }).fill('Не дозвон');
  await become('customer');
  await press(page, 'Сохранить');
  const refused = page.getByRole('dialog', { name: 'Нет доступа' });
  await refused.waitFor();
  await assertHidden(page, 'Получатель', 'Ромашка', 'Не дозвон');
  await become('manager');
  await refused.getByRole('button', { name: 'Проверить снова' }).click();
  await refused.waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('textbox', { name: 'Заметка' }).inputValue(), 'Не дозвон');
});

describe('a tab that is open for one account', () => {
  test('is hidden when another tab logs in as somebody else, and open again for its owner', async (t) => {
    const { page, context } = await signedIn(world, t, 'company@demo.by');
    const before = await totalOf(firm);
    await readyOrder(page);
    const other = await context.newPage();
    await other.goto('/cabinet/profile');
    await logOut(other);
    await page.getByRole('dialog', { name: 'Вы вышли из кабинета' }).waitFor();
    await assertHidden(page, 'Ромашка', 'Василиса');
    await logIn(other, 'person@demo.by');
    await told(page).waitFor();
    const { name } = await person('GET', '/user');
    await page.getByText(`Сейчас открыт кабинет: ${name}.`).waitFor();
    await assertHidden(page, 'Ромашка', 'Василиса');
    await assertFitsScreens(page, 'a page of another account');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await told(page).waitFor();

    await logOut(other);
    await logIn(other, 'company@demo.by');
    await told(page).waitFor({ state: 'detached' });
    await sendOrder(page);
    assert.equal(await totalOf(firm), before + 1);
  });

  test('is hidden at once, where motion is reduced too', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by');
    await page.goto('/cabinet');
    await page.getByText('Ромашка').first().waitFor();
    const left = await page.evaluate(() => {
      document.documentElement.style.visibility = 'hidden';
      return document.body.innerText.trim();
    });
    assert.equal(left, '');
  });

  test('orders in nobody’s name, and the order is found by who typed it', async (t) => {
    const { page, context } = await signedIn(world, t, 'company@demo.by');
    const before = [await totalOf(firm), await totalOf(person)];
    await readyOrder(page);
    await logInUnseen(context, 'person@demo.by');
    await press(page, 'Оставить заявку');
    await told(page).waitFor();
    await assertHidden(page, 'Ромашка', 'Василиса');
    assert.deepEqual([await totalOf(firm), await totalOf(person)], before);

    await page.getByRole('button', { name: 'Открыть этот кабинет' }).click();
    await page.getByRole('link', { name: 'Добавить заказ' }).first().click();
    await onStep(page, 1);
    assert.equal(await page.getByLabel('Улица').inputValue(), '');
    await logOut(page);
    await logIn(page, 'company@demo.by');
    await page.getByRole('link', { name: 'Добавить заказ' }).first().click();
    await page.getByText('Черновик заказа сохранён в этом браузере.').waitFor();
    await page.goto('/cabinet/addNew?step=4');
    await onStep(page, 4);
    await page.getByText('Василиса Тайная').first().waitFor();
    await sendOrder(page);
    assert.deepEqual([await totalOf(firm), await totalOf(person)], [before[0] + 1, before[1]]);
  });

  test('saves no profile and no contract of another', async (t) => {
    const known = [await person('GET', '/user'), await person('GET', '/contract')];
    for (const [path, field] of [
      ['/cabinet/profile', 'ФИО'],
      ['/cabinet/contract', 'Контактное лицо'],
    ]) {
      const { page, context } = await signedIn(world, t, 'company@demo.by');
      await page.goto(path);
      await page.getByLabel(field, { exact: true }).fill('Кощей Тайный');
      await logInUnseen(context, 'person@demo.by');
      await press(page, 'Сохранить');
      await told(page).waitFor();
      await assertHidden(page, 'Ромашка', 'Кощей');
    }
    assert.deepEqual([await person('GET', '/user'), await person('GET', '/contract')], known);
  });
});
