// People, registration requests, the tariff and the pickup points in the hands of staff.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { api, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

describe('people and settings in the hands of staff', () => {
  let world;
  let admin;
  before(async () => {
    world = await openWorld();
    admin = await api(world, 'admin@demo.by');
  });
  after(() => world?.close());

  const menuOf = (page) =>
    page
      .getByRole('navigation', { name: 'Меню кабинета' })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.innerText.trim().split('\n')[0]));

  let registered = 0;
  /** A firm that waits for a decision. */
  async function register(organization, Unp = '191234567') {
    registered += 1;
    const answer = await fetch(`${world.url}/api/user/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        isLegalEntity: true,
        organization,
        Unp,
        name: 'Вера Журавская',
        phone: '+375 (29) 12-34-567',
        email: `firm${registered}@example.by`,
        password: 'parol-vera-1',
      }),
    });
    assert.equal(answer.status, 201);
    return (await answer.json()).data;
  }

  test('each role has its own menu, and a manager never sees what is the admin’s', async (t) => {
    const adminPage = await staff(world, t, 'admin@demo.by');
    await adminPage.goto('/cabinet');
    await adminPage.waitForURL('**/cabinet/users');
    assert.deepEqual(await menuOf(adminPage), [
      'Заказы',
      'День',
      'Рейсы',
      'Что вернуть',
      'Сканирование',
      'Реестры',
      'Месяц',
      'Акты',
      'Оплаты',
      'Итоги',
      'Пользователи',
      'Новые заявки',
      'Адреса доставки',
      'Настройки калькулятора',
      'Календарь доставки',
      'Компания',
      'Состояние',
      'Сообщения',
      'Журнал',
    ]);
    const page = await staff(world, t, 'manager@demo.by');
    await page.goto('/cabinet');
    await page.waitForURL('**/cabinet/orders/1');
    assert.deepEqual(await menuOf(page), [
      'Заказы',
      'День',
      'Рейсы',
      'Что вернуть',
      'Сканирование',
      'Реестры',
      'Месяц',
      'Акты',
      'Оплаты',
      'Итоги',
      'Клиенты',
      'Новые заявки',
    ]);
    for (const closed of [
      'calculatorConfig',
      'state',
      'deliveryCitiesAndCoefficientSettings',
      'contract',
      'myOrders/1',
    ]) {
      await page.goto(`/cabinet/${closed}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      assert.match(
        await page.getByRole('heading', { level: 1 }).innerText(),
        /Дорога сюда не\sведёт/,
        closed,
      );
    }
    await page.goto('/cabinet/users');
    await page.getByRole('heading', { name: 'Клиенты' }).waitFor();
    await page.getByRole('link', { name: 'Анна Ковалёва', exact: true }).waitFor();
    assert.equal(await page.getByRole('columnheader', { name: 'Роль' }).count(), 0);
    assert.equal(await page.getByRole('button', { name: /Удалить/ }).count(), 0);
    assert.equal(
      await page.getByRole('table').getByRole('link', { name: 'Ольга Кравец' }).count(),
      0,
      'no managers',
    );
  });

  test('requests are confirmed, rejected with a reason and confirmed again; the menu counts them', async (t) => {
    await register('ООО «Журавинка»');
    await register('ООО «Сосна»');
    const page = await staff(world, t, 'manager@demo.by');
    await page.goto('/cabinet');
    const menu = page.getByRole('link', { name: /Новые заявки/ });
    await menu.getByText('3', { exact: true }).waitFor();
    await menu.click();
    const row = (name) => page.getByRole('row').filter({ hasText: name });
    await row('Журавинка').getByText('есть у').waitFor();
    await row('Журавинка').getByRole('button', { name: 'Подтвердить' }).click();
    // A decided request stays where it is.
    await row('Журавинка').getByText('Подтверждена').waitFor();
    await menu.getByText('2', { exact: true }).waitFor();

    await row('Сосна').getByRole('button', { name: 'Отклонить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Отклонить заявку?' });
    await dialog.getByLabel('Причина').fill('Не хватает документов');
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    await row('Сосна').getByText('Отклонена').waitFor();

    await page.getByRole('link', { name: 'Отклоненные' }).click();
    await page.waitForURL(/tab=canceled/);
    await page.reload();
    assert.equal(await row('Сосна').getByRole('button', { name: 'Отклонить' }).count(), 0);
    await row('Сосна').getByRole('button', { name: 'Подтвердить' }).click();
    await row('Сосна').getByText('Подтверждена').waitFor();
    const { data } = await admin('GET', '/users?search=сосна');
    assert.equal(data[0].status, 'confirmed');
  });

  test('a user is found, edited, made a manager and deleted with the number of orders told', async (t) => {
    const { id } = await register('ООО «Ветер»');
    await admin('POST', '/users/confirmRegistration', { id });
    const page = await staff(world, t, 'admin@demo.by');
    await page.goto('/cabinet');
    await page.getByRole('searchbox').fill('ветер');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=/);
    await page
      .getByRole('row')
      .filter({ hasText: 'Ветер' })
      .getByRole('link', { name: 'Вера Журавская', exact: true })
      .click();
    await page.getByRole('heading', { name: 'ООО «Ветер»' }).waitFor();
    await page.getByText('Контракт не найден или еще не заполнен').waitFor();

    await page.getByRole('button', { name: 'Редактировать' }).click();
    await page.getByLabel('ФИО', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page
      .getByRole('alert')
      .getByText(/Это поле обязательно/)
      .waitFor();
    await page.getByLabel('ФИО', { exact: true }).fill('Вера Ветрова');
    // What stands under the summary moves up when it goes.
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Данные пользователя сохранены').waitFor();
    await page.getByText('Вера Ветрова').first().waitFor();

    await page.goto('/cabinet/users?search=ветер');
    await page.getByLabel('Роль: Вера Ветрова').selectOption('Менеджер');
    await page.getByRole('button', { name: 'Сменить роль' }).click();
    await page.getByText('Вера Ветрова: теперь менеджер').waitFor();
    assert.equal((await admin('GET', `/users/${id}`)).role, 'manager');

    await page.getByRole('button', { name: 'Удалить: Вера Ветрова' }).click();
    const dialog = page.getByRole('dialog', { name: 'Удалить выбранного пользователя?' });
    await dialog.getByText('Заказов у него нет').waitFor();
    await dialog.getByRole('button', { name: 'Пользователь и заказы' }).click();
    await page.getByText('Никого не найдено').waitFor();
  });

  test('a client’s contract and orders are at hand', async (t) => {
    const page = await staff(world, t, 'manager@demo.by');
    await page.goto('/cabinet/user/3');
    await page.getByText('Ковалёва Анна Петровна').waitFor();
    await page.getByRole('link', { name: 'Открыть контракт отдельно' }).click();
    await page.getByRole('heading', { name: /Контракт №\s\d+/ }).waitFor();
    await page.getByRole('link', { name: 'К клиенту' }).click();
    await page.getByRole('link', { name: /Заказы: \d/ }).click();
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('link', { name: /Подробнее/ })
      .click();
    await page.getByRole('link', { name: 'К заказам клиента' }).click();
    await page.waitForURL(/user\/3\?tab=orders/);
  });

  test('the tariff: an overlap is told, the example shows the new price, a save is there after a reload', async (t) => {
    const page = await staff(world, t, 'admin@demo.by');
    await page.goto('/cabinet/calculatorConfig');
    await page.getByRole('tab', { name: 'Вес' }).click();
    await page.getByLabel('Строка 5: до').waitFor();
    const save = page.getByRole('button', { name: 'Сохранить' });
    await page.getByLabel('Строка 2: до').fill('12');
    await page.getByText(/Строки 2 и 3 пересекаются \(10–12\)/).waitFor();
    assert.ok(await save.isDisabled());
    await page.getByRole('button', { name: 'Вернуть как было: Строка 2' }).click();

    await page.getByLabel('Строка 2: коэффициент').fill('1,3');
    await page.getByRole('complementary').getByText('49.40 р').waitFor();
    await save.click();
    await page.getByText('Тариф сохранён').waitFor();
    await page.reload();
    assert.equal(await page.getByLabel('Строка 2: коэффициент').inputValue(), '1,3');
    const quote = await admin('POST', '/calculator/quote', {
      cityId: 3,
      packages: [{ type: 'package', calculationType: 'sizes', length: 30, width: 20, height: 10, weight: 7 }],
    });
    assert.equal(quote.total, 49.4, 'the server counts the same');
  });

  test('two admins change the tariff and both changes are kept', async (t) => {
    const page = await staff(world, t, 'admin@demo.by');
    await page.goto('/cabinet/calculatorConfig?tab=other');
    await page.getByLabel('Хрупкий груз: коэффициент').fill('9');
    const { weight } = await admin('GET', '/calculator');
    const last = weight.at(-1);
    await admin('PUT', '/calculator', { update: [{ ...last, value: 2.5 }] });
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('alert').getByText('Тариф изменил другой администратор').waitFor();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Тариф сохранён').waitFor();
    const now = await admin('GET', '/calculator');
    assert.deepEqual([now['fragile\u0421argo'].value, now.weight.at(-1).value], [9, 2.5]);
  });

  test('a pickup point is added by the map, swapped coordinates are mended, all is saved together', async (t) => {
    const page = await staff(world, t, 'admin@demo.by');
    await page.goto('/cabinet/deliveryCitiesAndCoefficientSettings');
    await page.getByRole('button', { name: 'Добавить' }).click();
    assert.equal(await page.getByLabel('Цена').inputValue(), '7');
    await page.getByRole('combobox', { name: 'Город' }).fill('гом');
    await page.getByRole('option', { name: 'Гомель' }).first().click();
    await page.getByLabel('Улица и дом').fill('ул. Новая, 1');
    await page.getByLabel('Координаты').fill('52.4385,31.005');
    await page.getByText(/широта и долгота переставлены/).waitFor();
    await page.getByRole('button', { name: 'Поменять местами' }).click();
    assert.equal(await page.getByLabel('Координаты').inputValue(), '31.005,52.4385');
    const map = page.getByRole('region', { name: /Карта/ }).locator('.leaflet-container');
    await map.click({ position: { x: 60, y: 60 } });
    await page.waitForFunction(
      () => document.querySelector('input[placeholder^="27.56"]').value !== '31.005,52.4385',
    );
    await page.getByRole('button', { name: 'Удалить: ул. Заслонова, 31' }).click();
    await page.getByText('2 изменения').waitFor();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Пункты сохранены').waitFor();
    const streets = (await admin('GET', '/points')).map(({ street }) => street);
    assert.ok(streets.includes('ул. Новая, 1') && !streets.includes('ул. Заслонова, 31'));
  });

  test('a region’s price changes with its coefficient', async (t) => {
    const page = await staff(world, t, 'admin@demo.by');
    await page.goto('/cabinet/deliveryCitiesAndCoefficientSettings?tab=regions');
    await page.getByLabel('Цена: Брестская область').fill('30');
    await page.getByText('2,0000').waitFor();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Цены по областям сохранены').waitFor();
    const { cities } = await admin('GET', '/calculator');
    const { price, param2 } = cities.find(({ city }) => city === 'Брестская область');
    assert.deepEqual([price, param2], [30, 2]);
  });
});
