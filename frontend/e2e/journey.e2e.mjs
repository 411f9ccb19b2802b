// The main job, through every layer: a firm registers, is confirmed, orders; staff price the order; the firm sees it.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createConnection } from 'mysql2/promise';
import { logIn, openWorld, tellWhenFailed } from './support/world.mjs';

const server = process.env.MARIADB_URL;
const databases = [['SQLite', null], ...(server ? [['MariaDB', 'journey_e2e']] : [])];

for (const [engine, name] of databases) {
  describe(`the main job on ${engine}`, () => {
    let world;
    let firm;
    let manager;

    before(async () => {
      if (name) await recreate(name);
      world = await openWorld(name ? { database: `${server}/${name}` } : {});
      firm = await world.visitor({ width: 360, height: 640 });
      manager = await world.visitor();
    });

    after(async () => {
      await world?.close();
    });

    test('a new firm registers and is led to its contract', async (t) => {
      const { page } = firm;
      tellWhenFailed(t, page);
      await page.goto('/register');
      await page.getByLabel('Организация').fill('ООО «Журавинка»');
      await page.getByLabel('УНП').fill('191234567');
      await page.getByLabel('ФИО').fill('Вера Журавская');
      await page.getByLabel('Телефон').fill('+375 29 123-45-67');
      await page.getByLabel('Эл. почта').fill('vera@zhuravinka.by');
      await page.getByLabel('Пароль', { exact: true }).fill('parol-vera-1');
      await page.getByLabel('Повторите пароль').fill('parol-vera-1');
      await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
      await page.waitForURL('**/cabinet/contract');
    });

    test('it cannot reach orders before it is confirmed', async (t) => {
      const { page } = firm;
      tellWhenFailed(t, page);
      for (const path of ['/cabinet/myOrders', '/cabinet/myOrders/1', '/cabinet/addNew']) {
        await page.goto(path);
        await page.waitForURL('**/cabinet/contract');
      }
      const refused = await page.evaluate(() => fetch('/api/order').then(({ status }) => status));
      assert.equal(refused, 403);
    });

    test('the manager finds the request and confirms it', async (t) => {
      const { page } = manager;
      tellWhenFailed(t, page);
      await logIn(page, 'manager@demo.by');
      await page.getByRole('link', { name: /Новые заявки/ }).click();
      const row = page.getByRole('row').filter({ hasText: 'Журавинка' });
      await row.getByRole('button', { name: /Подтвердить/ }).click();
      await row.getByText('Подтверждена').waitFor();
    });

    test('the firm is told the price of Минск → Гомель and orders in four steps', async (t) => {
      const { page } = firm;
      tellWhenFailed(t, page);
      await page.goto('/cabinet/addNew');
      await chooseCity(page, 'Минск', 'мин');
      await page.getByLabel('Улица').fill('ул. Немига');
      await page.getByLabel('Дом').fill('5');
      await page.getByRole('button', { name: 'Далее' }).click();

      await page.getByRole('radio', { name: 'Физ. лицо' }).check();
      await page.getByLabel('ФИО получателя').fill('Пётр Ёлкин');
      await page.getByLabel('Телефон получателя').fill('80297654321');
      await chooseCity(page, 'Гомель', 'гом');
      await page.getByLabel('Улица').fill('ул. Советская');
      await page.getByLabel('Дом').fill('12');
      await page.getByRole('button', { name: 'Далее' }).click();

      await page.getByLabel('Длина').fill('30');
      await page.getByLabel('Ширина').fill('20');
      await page.getByLabel('Высота').fill('10');
      await page.getByLabel('Вес').fill('3');
      await page
        .getByText(/38\.00\sр/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Далее' }).click();

      await page.getByRole('button', { name: 'Оставить заявку' }).click();
      await page.waitForURL('**/cabinet/myOrders/1*');
    });

    test('the firm sees the order with its price being formed', async () => {
      await firm.page.getByText('Формируется').first().waitFor();
    });

    test('the manager finds the order, sets price and status', async (t) => {
      const { page } = manager;
      tellWhenFailed(t, page);
      await page
        .getByRole('link', { name: /Заказы/ })
        .first()
        .click();
      const row = page.getByRole('row').filter({ hasText: 'Журавинка' });
      await row.getByRole('link', { name: /подробнее/i }).click();
      await page.getByRole('link', { name: 'Редактировать' }).click();
      await page.getByRole('button', { name: 'Назначить' }).click();
      await page.getByLabel('Цена').fill('41.50');
      await page.getByLabel('Статус').selectOption({ label: 'Принята' });
      await page
        .getByRole('button', { name: /Сохранить/ })
        .first()
        .click();
      await page.waitForURL('**/cabinet/orders/view/*');
      await page
        .getByText(/41\.50\sр/)
        .filter({ visible: true })
        .first()
        .waitFor();
    });

    test('the firm sees both', async (t) => {
      const { page } = firm;
      tellWhenFailed(t, page);
      await page.goto('/cabinet/myOrders/1');
      await page
        .getByText(/41\.50\sр/)
        .first()
        .waitFor();
      await page.getByText('Принята').first().waitFor();
    });

    test('nobody saw an error in the console', () => {
      assert.deepEqual([...firm.problems, ...manager.problems], []);
    });
  });
}

async function chooseCity(page, name, typed) {
  const field = page.getByRole('combobox', { name: /Город/ });
  await field.fill(typed);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

async function recreate(name) {
  const connection = await createConnection(server);
  await connection.query(`DROP DATABASE IF EXISTS ${name}`);
  await connection.query(`CREATE DATABASE ${name}`);
  await connection.end();
}
