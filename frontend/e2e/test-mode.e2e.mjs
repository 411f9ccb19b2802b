// «Тестовый режим» of the cabinet: test orders stand alone, in one tab, for one person.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { keyOf, placed } from './support/programs.mjs';
import { atRest, openWorld, PASSWORD, signedIn } from './support/world.mjs';

let world;
before(async () => {
  world = await openWorld();
});
after(() => world?.close());

const customer = (t, screen) => signedIn(world, t, 'company@demo.by', screen);
const button = (page, name) => page.getByRole('button', { name, exact: true });
const strip = (page) => page.getByRole('region', { name: 'Тестовый режим' });

async function testMode(page) {
  await page.goto('/cabinet/integrations');
  await page.getByLabel('Тестовый режим', { exact: true }).click();
  await strip(page).waitFor();
}

describe('«Тестовый режим»', () => {
  test('a test order is seen, taken on and canceled in this tab alone; the real ones are away', async (t) => {
    const visitor = await customer(t);
    const { page, context } = visitor;
    const { secret } = await keyOf(visitor);
    const { id } = await placed(world, secret);
    assert.ok(id < 0);
    const number = new RegExp(`^№\\sT${id}$`);

    await page.goto('/cabinet/myOrders/1');
    await page.getByRole('table').waitFor();
    assert.equal(await page.getByRole('link', { name: number }).count(), 0);
    await page.goto(`/cabinet/myOrders/view/${id}`);
    await page.getByText('Это номер тестового заказа').waitFor();

    await testMode(page);
    await page.getByRole('link', { name: 'Мои заказы' }).click();
    await page.getByRole('link', { name: number }).waitFor();
    assert.equal(await page.getByRole('link', { name: /^№\s\d/ }).count(), 0);
    await assertFitsScreens(page, 'test orders');
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('link', { name: number }).click();
    await page.getByRole('heading', { level: 1, name: new RegExp(`^Заказ №\\sT${id}$`) }).waitFor();
    await button(page, 'Провести до…').click();
    await button(page, 'Принята').click();
    await page
      .getByText(/: Принята$/)
      .first()
      .waitFor();
    await page.reload();
    await strip(page).waitFor();
    await button(page, 'Провести до…').waitFor();
    await assertFitsScreens(page, 'a test order');

    const other = await context.newPage();
    await other.goto('/cabinet/myOrders/1');
    await other.getByRole('table').waitFor();
    assert.equal(await strip(other).count(), 0);
    assert.equal(await other.getByRole('link', { name: number }).count(), 0);

    await button(page, 'Ещё').click();
    await button(page, 'Отменить заказ').click();
    const question = page.getByRole('dialog');
    await question.getByLabel(/Причина/).fill('Проба');
    await assertFitsScreens(page, 'the question about a cancellation');
    await question.getByRole('button', { name: 'Отменить заказ' }).click();
    await page.getByText(/^Заказ №\sT-1 отменён$/).waitFor();
    await page.getByText('Отменена').first().waitFor();

    await button(page, 'Выключить').click();
    await page.waitForURL('**/cabinet/myOrders/1');
    await page
      .getByRole('link', { name: /^№\s\d/ })
      .first()
      .waitFor();
    assert.equal(await strip(page).count(), 0);
    assert.equal(await page.getByRole('link', { name: number }).count(), 0);
  });

  test('a new order is a test one, drafted apart, and goes with the others', async (t) => {
    const { page } = await customer(t);
    await page.goto('/cabinet/myOrders/view/1');
    await page.getByRole('button', { name: /^Повторить/ }).click();
    await page
      .getByRole('heading', { name: /Проверка|Шаг 4/ })
      .first()
      .waitFor();
    await testMode(page);
    await page.goto('/cabinet/addNew');
    await page.getByLabel('Улица').waitFor();
    await strip(page).waitFor();
    assert.equal(await page.getByText('Черновик заказа сохранён').count(), 0, 'the real draft stays away');
    await page.goto('/cabinet/integrations');
    await button(page, 'Удалить тестовые заказы').click();
    await button(page, 'Удалить').click();
    await page.getByText(/Удалён 1\sтестовый заказ/).waitFor();
    await page.goto('/cabinet/myOrders/1');
    await page.getByText('Заказов не найдено').waitFor();
    await assertAccessible(page, 'no test orders');
  });

  test('of another person the tab knows nothing', async (t) => {
    const { page, context } = await customer(t);
    await testMode(page);
    await context.request.post('/api/user/logout');
    await context.request.post('/api/user/login', {
      data: { email: 'person@demo.by', password: PASSWORD },
    });
    await page.goto('/cabinet/myOrders/1');
    await page.getByRole('heading', { level: 1, name: 'Мои заказы' }).waitFor();
    await atRest(page);
    assert.equal(await strip(page).count(), 0);
  });
});
