// The tariff for a later day: published, announced on the site, withdrawn; a former version is brought back.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { api, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

describe('versions of the tariff', () => {
  let world;
  let call;
  before(async () => {
    world = await openWorld();
    call = await api(world, 'admin@demo.by');
  });
  after(() => world?.close());

  const regions = '/cabinet/deliveryCitiesAndCoefficientSettings?tab=regions';

  test('new prices are published for the promised day, and announced to visitors', async (t) => {
    const page = await staff(world, t, 'admin@demo.by');
    await page.goto(regions);
    await page.getByText('Изменить все цены на процент').click();
    const bottoms = await Promise.all(
      [
        page.getByLabel('На сколько'),
        page.getByLabel('Округлить до'),
        page.getByRole('button', { name: 'Посчитать' }),
      ].map(async (one) => Math.round(((await one.boundingBox()) ?? {}).y)),
    );
    assert.equal(new Set(bottoms).size, 1, 'what is asked of all prices stands in a row');
    await page.getByLabel('Цена: Гомельская область').fill('41,5');
    await page.getByRole('button', { name: 'Проверить' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('table', { name: 'Самые большие изменения' }).waitFor();
    await assertFitsScreens(page);
    await assertAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'С даты' }).check();
    await page.getByText(/обещание выполнено/).waitFor();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/Тариф с .* сохранён/).waitFor();
    await page.getByRole('radio', { name: /^С \d/, checked: true }).waitFor();
    assert.equal(await page.getByLabel('Цена: Гомельская область').inputValue(), '41,5');
    await assertFitsScreens(page);
    await assertAccessible(page);
    const now = await call('GET', '/calculator');
    assert.equal(now.cities.at(-1).price, 38, 'the price of today stays');

    const visitor = await (await world.browser.newContext()).newPage();
    t.after(() => visitor.context().close());
    await visitor.goto(`${world.url}/servicesandtariffs`);
    await visitor.getByRole('heading', { name: /^С \d+ \S+ — новые цены$/ }).waitFor();
    await visitor.getByRole('row', { name: /Гомельская область 38.00.р 41.50.р/ }).waitFor();
    await assertFitsScreens(visitor);
    await assertAccessible(visitor);
  });

  test('the coming tariff is withdrawn, and a former one brought back', async (t) => {
    const { weight } = await call('GET', '/calculator');
    await call('PUT', '/calculator', { update: [{ ...weight.at(-1), value: 2.5 }] });
    const page = await staff(world, t, 'admin@demo.by');
    await page.goto('/cabinet/calculatorConfig?tab=weight');
    await page.getByRole('row', { name: /×.2,2 → ×.2,5/ }).waitFor();
    await assertFitsScreens(page);
    await assertAccessible(page);
    await page.getByRole('radio', { name: /^С \d/ }).check();
    await page.getByRole('button', { name: 'Отозвать' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click();
    await page.getByText('Будущий тариф отозван').waitFor();
    assert.equal((await call('GET', '/calculator/announcement')).from, null);
    await page
      .getByRole('row', { name: /№\s1\s—/ })
      .getByRole('button', { name: 'Вернуть' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Вернуть' }).click();
    await page.getByText('Прежний тариф снова действует').waitFor();
    assert.equal((await call('GET', '/calculator')).weight.at(-1).value, 2.2);
  });
});
