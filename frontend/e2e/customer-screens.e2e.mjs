// Every screen of the customer's cabinet: accessible, no wider than the screen, fit for paper and for the dark.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { atRest, openWorld, signedIn } from './support/world.mjs';

describe('the screens of the customer’s cabinet', () => {
  let world;
  before(async () => {
    world = await openWorld();
  });
  after(() => world?.close());

  const customer = (t, email, screen) => signedIn(world, t, email, screen);

  test('the printed order is one sheet for the parcel: its code, its receiver, neither menu nor buttons', async (t) => {
    const { page } = await customer(t, 'company@demo.by');
    await page.goto('/cabinet/myOrders/view/1');
    await page.getByRole('heading', { name: 'Отправитель' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('img', { name: 'QR-код посылки' }).waitFor();
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    assert.equal(sheets.length, 1);
    assert.equal(await page.getByRole('button', { name: 'Ещё' }).isVisible(), false);
    assert.equal(await page.getByRole('heading', { name: 'Путь заказа' }).isVisible(), false);
    assert.equal(await page.getByRole('navigation', { name: 'Меню кабинета' }).isVisible(), false);
    assert.equal(await page.getByRole('heading', { name: 'Получатель' }).isVisible(), true);
    const broken = await page.locator('main dt').evaluateAll((labels) =>
      labels
        .filter((label) => label.checkVisibility() && !label.textContent.includes(' '))
        .filter((label) => {
          const words = document.createRange();
          words.selectNodeContents(label);
          return words.getClientRects().length > 1;
        })
        .map((label) => label.textContent),
    );
    assert.deepEqual(broken, [], 'labels are broken within a word');
  });

  test('at 1280 px the cargo of an order is read to its waybills without scrolling', async (t) => {
    const { page } = await customer(t, 'company@demo.by', { width: 1280, height: 900 });
    await page.goto('/cabinet/myOrders/view/2');
    const cargo = page.getByRole('table', { name: 'Груз' });
    await cargo.getByText(/ТТН [А-Я]/).waitFor();
    const [wide, room] = await cargo.evaluate(({ parentElement }) => [
      parentElement.scrollWidth,
      parentElement.clientWidth,
    ]);
    assert.ok(wide <= room, `the table takes ${wide} px of ${room}`);
  });

  test('in forced colours the chosen half, the step and the place in the menu are marked', async (t) => {
    const { page } = await customer(t, 'company@demo.by');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/cabinet/addNew?step=2');
    await page.getByRole('button', { name: 'Далее' }).waitFor();
    const background = (place) => place.evaluate((node) => getComputedStyle(node).backgroundColor);
    const outline = (place) => place.evaluate((node) => getComputedStyle(node).outlineStyle);
    const [on, off] = ['input[type="radio"]:checked + *', 'input[type="radio"]:not(:checked) + *'];
    assert.notEqual(await background(page.locator(on).first()), await background(page.locator(off).first()));
    const step = page
      .getByRole('navigation', { name: 'Шаги оформления' })
      .locator('[aria-current="step"] span span');
    assert.equal(await background(step.first()), await background(page.locator(on).first()));
    const place = page.getByRole('link', { name: 'Добавить заказ' });
    assert.notEqual(await outline(place), 'none');

    await page.goto('/cabinet/addNew?step=4');
    await page.getByRole('button', { name: 'Открыть календарь' }).click();
    assert.notEqual(await outline(page.locator('[aria-selected="true"] button')), 'none');
  });

  test('refused forms, the open filter and the dark scheme pass axe too', async (t) => {
    const { page } = await customer(t, 'company@demo.by');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/cabinet/myOrders/1');
    await page.getByRole('link', { name: /№/ }).first().waitFor();
    await page.getByRole('button', { name: 'Фильтр' }).click();
    await page.getByLabel('Когда оформлен').selectOption('period');
    await assertAccessible(page, 'the open filter');
    for (const step of [1, 2, 3]) {
      await page.goto(`/cabinet/addNew?step=${step}`);
      await page.getByRole('button', { name: 'Далее' }).click();
      await page.getByRole('alert').waitFor();
      await assertAccessible(page, `step ${step} refused`);
    }
    await page.goto('/cabinet/myOrders/view/1');
    await page.getByRole('heading', { name: 'Путь заказа' }).waitFor();
    await atRest(page);
    await assertAccessible(page, 'an order in the dark');
  });

  test('every screen, opened on a phone and widened, passes axe and fits', async (t) => {
    const { page } = await customer(t, 'company@demo.by', { width: 360, height: 640 });
    const screens = {
      '/cabinet/myOrders/1': 'Мои заказы',
      '/cabinet/myOrders/1?status=9&dateType=week': 'Мои заказы',
      '/cabinet/myOrders/view/1': /Заказ № 1/,
      '/cabinet/myOrders/view/99999': /Заказ № 99999/,
      '/cabinet/addNew': /Шаг 1/,
      '/cabinet/addNew?step=2': /Шаг 2/,
      '/cabinet/addNew?step=3': /Шаг 3/,
      '/cabinet/addNew?step=4': /Шаг 4/,
      '/cabinet/acts': 'Акты',
      '/cabinet/reconciliation': 'Акт сверки',
      '/cabinet/summary/2026-01': /Итоги: январь\s2026/,
      '/cabinet/calculatePrice': 'Рассчитать стоимость',
      '/cabinet/contract': /Контракт/,
      '/cabinet/profile': 'Профиль',
      '/cabinet/communicationWithTheManager': 'Связь с менеджером',
      '/cabinet/ratesAndDeliveryOptions': 'Тарифы и варианты доставки',
    };
    for (const [address, heading] of Object.entries(screens)) {
      await page.goto(address);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await atRest(page);
      if (address.includes('status=')) await page.getByRole('button', { name: /Фильтр/ }).click();
      await assertFitsScreens(page, address);
    }
  });
});
