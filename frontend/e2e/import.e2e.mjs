// Orders out of a table: read, mended and ordered, on a laptop and on a phone, with reloads in between.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens, resize } from './support/axe.mjs';
import { ordersOf } from './support/customer.mjs';
import { setRegionPrice } from './support/tariff.mjs';
import { openWorld, signedIn } from './support/world.mjs';

const HEADS = 'ФИО;Телефон;Город;Улица;Дом;Вес;Размеры, см;Заметка';

/** A table of a day: `wrong` rows have a telephone that is none. */
function table(tag, good, wrong) {
  const row = (name, phone, at) => `${name};${phone};Гомель;ул. Советская;${at};2,5;30×20×10;позвонить`;
  const rows = [
    ...Array.from({ length: good }, (_, at) => row(`${tag} ${at}`, `8029${1234000 + at}`, at + 1)),
    ...Array.from({ length: wrong }, (_, at) => row(`${tag} без номера ${at}`, 'нет', at + 1)),
  ];
  return { name: `${tag}.csv`, mimeType: 'text/csv', buffer: Buffer.from([HEADS, ...rows].join('\r\n')) };
}

describe('orders out of a table', () => {
  let world;
  before(async () => {
    world = await openWorld();
  });
  after(() => world?.close());

  const send = (page) => page.getByRole('button', { name: /^Оформить \d/ });
  const load = async (page, file) => {
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('heading', { name: 'Столбцы' }).waitFor();
  };

  // On a laptop, too, in the full form of the tests.
  for (const screen of [
    { width: 360, height: 640 },
    ...(process.env.TEST_FULL ? [{ width: 1280, height: 800 }] : []),
  ]) {
    test(`at ${screen.width} px they are mended and ordered once, whatever is reloaded`, async (t) => {
      const { page } = await signedIn(world, t, 'company@demo.by', screen);
      const before = (await ordersOf(page)).total;
      const file = table(`Анна ${screen.width}`, 3, 1);
      await page.goto('/cabinet/myOrders/1');
      // A phone has it among the folded tools of the list.
      if (screen.width < 640) await page.getByRole('button', { name: 'Ещё' }).click();
      await page.getByRole('link', { name: 'Загрузить из файла' }).click();
      await page.getByText('Какой должна быть таблица').click();
      await assertFitsScreens(page, 'an import before its file');
      await resize(page, screen);
      await load(page, file);

      await page
        .getByRole('group', { name: /^«Вес», столбец/ })
        .getByRole('radio', { name: 'кг', exact: true })
        .check();
      await page.getByRole('button', { name: 'Применить', exact: true }).first().click();
      await send(page).waitFor();
      await assertFitsScreens(page, 'an import with a wrong row');
      await resize(page, screen);

      await page.getByLabel(/^Телефон получателя, ячейка B5/).fill('80297654321');
      await page.reload();
      await page.getByRole('heading', { name: 'Столбцы' }).waitFor();
      await page.getByRole('button', { name: /Оформить 4\sзаказа/ }).click();
      await page.getByText(/Оформлено: 4\sзаказа/).waitFor();
      assert.equal((await ordersOf(page)).total, before + 4);
      assert.equal(await page.getByText('Здесь пока ничего нет').count(), 0);
      await assertFitsScreens(page, 'an import that is ordered');
      await resize(page, screen);

      await page.reload();
      await page.getByText(/Оформлено: 4\sзаказа/).waitFor();
      assert.equal(await send(page).count(), 0);
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Скачать результат (.xlsx)' }).click(),
      ]);
      assert.match(saved.suggestedFilename(), /\.xlsx$/);

      await page.getByRole('button', { name: 'Другой файл' }).click();
      await load(page, file);
      await page.getByRole('link', { name: 'Оформлены 3' }).click();
      await page.getByText('Уже заказано').first().waitFor();
      assert.equal(await send(page).count(), 0);
      assert.equal((await ordersOf(page)).total, before + 4);

      await page.goto('/cabinet/myOrders/1');
      await resize(page, { width: 1280, height: 800 });
      const search = await page.getByRole('search').boundingBox();
      const uploads = await page.getByRole('link', { name: 'Загрузки' }).boundingBox();
      assert.equal(uploads.y, search.y, '«Загрузки» stands in the row of tools');
    });
  }

  test('a town that is not told alone is chosen by keys, and its row alone is read', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 360, height: 640 });
    await page.goto('/cabinet/importOrders');
    const { buffer, ...file } = table('Ольга', 2, 0);
    await load(page, { ...file, buffer: Buffer.from(buffer.toString().replace('Гомель', 'Речица')) });
    await page
      .getByRole('group', { name: /^«Вес», столбец/ })
      .getByRole('radio', { name: 'кг', exact: true })
      .check();
    await page.getByRole('button', { name: 'Применить', exact: true }).first().click();
    await page.getByRole('button', { name: /Оформить 1\sзаказ/ }).waitFor();
    const town = page.getByRole('combobox', { name: /^Город, ячейка C2/ });
    await town.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: /Речицкий район/ }).waitFor();
    await assertFitsScreens(page, 'an import with a list of towns');
    const [answer] = await Promise.all([
      page.waitForResponse((one) => one.url().endsWith('/api/order/import')),
      page.keyboard.press('ArrowDown').then(() => page.keyboard.press('Enter')),
    ]);
    assert.deepEqual(
      (await answer.json()).orders.map(({ rows }) => rows),
      [[2]],
    );
    await page.getByRole('button', { name: /Оформить 2\sзаказа/ }).waitFor();
  });

  test('a lost answer and a second press make no order twice', async (t) => {
    const { page } = await signedIn(world, t, 'person@demo.by', { width: 1280, height: 800 });
    const before = (await ordersOf(page)).total;
    await page.goto('/cabinet/importOrders');
    await load(page, table('Пётр', 2, 0));
    await page
      .getByRole('group', { name: /^«Вес», столбец/ })
      .getByRole('radio', { name: 'кг', exact: true })
      .check();
    await page.getByRole('button', { name: 'Применить', exact: true }).first().click();
    await send(page).waitFor();
    const keys = [];
    let isLost = true;
    await page.route('**/api/order/batch', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (!isLost) return route.continue();
      isLost = false;
      await route.fetch();
      return route.abort();
    });
    await send(page).click();
    await page.getByText('Оформление прервалось').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Продолжить оформление' }).click();
    await page.getByText(/Оформлено: 2\sзаказа/).waitFor();
    assert.equal(keys.length, 2);
    assert.equal(keys[0], keys[1]);
    assert.equal((await ordersOf(page)).total, before + 2);
  });

  test('another account does not see the table', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/importOrders');
    await load(page, table('Ирина', 1, 0));
    await page.getByRole('button', { name: 'Выйти' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/login');
    await page.getByLabel('Эл. почта').fill('person@demo.by');
    await page.getByRole('textbox', { name: 'Пароль' }).fill('demo-parol-2026');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL(/cabinet/);
    await page.goto('/cabinet/importOrders');
    await page.getByRole('button', { name: 'Выбрать файл' }).waitFor();
    assert.equal(await page.getByText('Ирина.csv').count(), 0);
  });

  // The last one: it changes the tariff.
  test('prices that have changed since the file was read are shown before anything is ordered', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 360, height: 640 });
    await page.goto('/cabinet/importOrders');
    await load(page, table('Нина', 3, 0));
    await page
      .getByRole('group', { name: /^«Вес», столбец/ })
      .getByRole('radio', { name: 'кг', exact: true })
      .check();
    await page.getByRole('button', { name: 'Применить', exact: true }).first().click();
    await page.getByText(/^114\.00\sр/).waitFor();
    const before = (await ordersOf(page)).total;
    await setRegionPrice(world, t, 57);
    await send(page).click();
    await page.getByText(/Цена изменилась: 114\.00 → 171\.00\sр/).waitFor();
    assert.equal((await ordersOf(page)).total, before);
    await assertAccessible(page, 'an import whose prices have changed');
    await assertFitsScreens(page, 'an import whose prices have changed');
    await send(page).click();
    await page.getByText(/Оформлено: 3\sзаказа/).waitFor();
    const { data } = await ordersOf(page);
    assert.deepEqual(
      data.slice(0, 3).map(({ estimate }) => estimate.total),
      [57, 57, 57],
    );
  });
});
