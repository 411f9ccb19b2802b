// The estimator: from the first letter of a city to the order form that already knows it.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { openWorld, PASSWORD } from './support/world.mjs';
import { askPrice, atPage, open, tabTo } from './site-tools.mjs';

let world;
let visitor;

before(async () => {
  world = await openWorld();
  visitor = await world.visitor();
});

after(() => world?.close());

const cityField = (page) => page.getByRole('combobox', { name: 'Куда' });
const suggestions = (page) => page.getByRole('listbox').getByRole('option');
const calculate = (page) => page.getByRole('button', { name: 'Рассчитать' });

describe('by keyboard alone', () => {
  test('arrows walk through the list, Enter takes a city, the price is said', async () => {
    const { page } = visitor;
    await open(page, '/');
    assert.equal(await page.getByRole('textbox', { name: 'Откуда' }).isDisabled(), true);
    assert.equal(await page.getByRole('textbox', { name: 'Откуда' }).inputValue(), 'Минск');
    await tabTo(page, cityField(page));
    await page.keyboard.type('го');
    await suggestions(page).first().waitFor();
    const names = await suggestions(page).evaluateAll((all) =>
      all.map((one) => one.firstElementChild.textContent),
    );
    assert.ok(names.length > 1 && names.length <= 10);
    await page.keyboard.press('ArrowDown');
    await selected(page, names[0]);
    await page.keyboard.press('ArrowDown');
    await selected(page, names[1]);
    await page.keyboard.press('ArrowUp');
    await selected(page, names[0]);
    await page.keyboard.press('Enter');
    await page.waitForFunction((name) => document.activeElement.value === name, names[0]);
    await suggestions(page).first().waitFor({ state: 'detached' });
  });

  test('Escape closes the list and keeps what was typed', async () => {
    const { page } = visitor;
    await open(page, '/');
    await cityField(page).focus();
    await page.keyboard.type('гом');
    await suggestions(page).first().waitFor();
    await page.keyboard.press('Escape');
    await suggestions(page).first().waitFor({ state: 'detached' });
    assert.equal(await cityField(page).inputValue(), 'гом');
  });

  test('Гомель costs «от 38.00 р», and «Оформить заказ» leads to the login', async () => {
    const { page } = visitor;
    await open(page, '/');
    await tabTo(page, cityField(page));
    await page.keyboard.type('Гомель');
    await suggestions(page).first().click();
    assert.equal(await page.getByText('Стоимость доставки').count(), 0, 'hidden until asked for');
    await tabTo(page, calculate(page));
    await page.keyboard.press('Enter');
    const answer = page.getByRole('status').filter({ hasText: 'Стоимость доставки от 38.00 р' });
    await answer.waitFor();
    await tabTo(page, page.getByText('Откуда эта цена').locator('xpath=ancestor::summary'));
    await page.keyboard.press('Enter');
    await page.getByText('Столько стоит одна небольшая посылка').waitFor();
    await open(page, '/');
    await askPrice(page);
    await tabTo(page, page.getByRole('link', { name: 'Оформить заказ' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
  });

  test('the city that was chosen stands in the order form after the login', async () => {
    const { page } = visitor;
    await page.getByLabel('Эл. почта').fill('person@demo.by');
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/cabinet/addNew');
    const city = page.getByRole('combobox', { name: 'Город' });
    await city.fill('мин');
    await suggestions(page)
      .filter({ hasText: /^Минск$/ })
      .click();
    await page.getByLabel('Улица').fill('ул. Немига');
    await page.getByLabel('Дом').fill('5');
    await page.getByRole('button', { name: 'Далее' }).click();
    await page.getByLabel('ФИО получателя').waitFor();
    assert.equal(await city.inputValue(), 'Гомель');
  });
});

describe('the first Enter gives the price', () => {
  const list = (page) => suggestions(page).first();
  const moments = {
    'before the list is there': async () => undefined,
    'with the list open and nothing highlighted': (page) => list(page).waitFor(),
    'with a city highlighted': async (page) => {
      await list(page).waitFor();
      await page.keyboard.press('ArrowDown');
      await selected(page, 'Бобруйск');
    },
    'with the list closed by Escape': async (page) => {
      await list(page).waitFor();
      await page.keyboard.press('Escape');
      await list(page).waitFor({ state: 'detached' });
    },
  };
  for (const [moment, reach] of Object.entries(moments)) {
    test(moment, () =>
      atPage(world, '/', async (page) => {
        await cityField(page).focus();
        await page.keyboard.type('Бобруйск');
        await reach(page);
        await page.keyboard.press('Enter');
        await page.getByText('Стоимость доставки от').waitFor();
        assert.equal(await cityField(page).inputValue(), 'Бобруйск, Могилёвская область');
        await list(page).waitFor({ state: 'detached' });
      }),
    );
  }

  test('when the list comes long after it', () =>
    atPage(world, '/', async (page) => {
      let answer;
      const held = new Promise((resolve) => (answer = resolve));
      await page.route('**/api/findCountry*', async (route) => {
        await held;
        await route.continue();
      });
      const asked = page.waitForRequest('**/api/findCountry*');
      await cityField(page).focus();
      await page.keyboard.type('Бобруйск');
      await asked;
      await page.keyboard.press('Enter');
      assert.equal(await page.getByText('Стоимость доставки').count(), 0);
      answer();
      await page.getByText('Стоимость доставки от').waitFor();
    }));

  test('for a name that was typed before another page and found again', () =>
    atPage(world, '/', async (page) => {
      await cityField(page).focus();
      await page.keyboard.type('Бобруйск');
      await page.getByRole('link', { name: 'Контакты' }).first().click();
      await page.waitForURL('**/contact');
      await page.goBack();
      await cityField(page).press('Enter');
      await page.getByText('Стоимость доставки от').waitFor();
    }));

  test('but for namesakes opens the list and asks to choose', () =>
    atPage(world, '/', async (page) => {
      await cityField(page).focus();
      await page.keyboard.type('Речица');
      await list(page).waitFor();
      await page.keyboard.press('Escape');
      await list(page).waitFor({ state: 'detached' });
      await page.keyboard.press('Enter');
      await page.getByText('Выберите из списка').waitFor();
      await suggestions(page).nth(1).waitFor();
      const names = await suggestions(page).evaluateAll((all) =>
        all.map((one) => one.firstElementChild.textContent),
      );
      assert.deepEqual(names.slice(0, 2), ['Речица', 'Речица']);
      assert.equal(await page.getByText('Стоимость доставки').count(), 0);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByText('Стоимость доставки от').waitFor();
    }));
});

describe('the road of the picture', () => {
  const { GAZETTEER } = createRequire(import.meta.url)(
    '../../backend/dist/modules/points/gazetteer/index.js',
  );
  // Regional centres, towns far from them, and namesakes: Речица on the Днепр and the one near Столин.
  const ids = [1, 2, 3, 4, 5].concat(
    GAZETTEER.filter(({ name }) => ['Бобруйск', 'Пинск', 'Полоцк', 'Мир', 'Речица'].includes(name)).map(
      ({ id }) => id,
    ),
  );
  for (const place of GAZETTEER.filter(({ id }) => ids.includes(id))) {
    const { id, name, district } = place;
    test(`ends where ${name} is (${district} район)`, () =>
      atPage(world, '/', async (page) => {
        const answered = page.waitForResponse((answer) => answer.url().includes('/api/findCountry'));
        await cityField(page).fill(name);
        const found = await (await answered).json();
        await suggestions(page)
          .nth(found.findIndex((one) => one.id === id))
          .click();
        const road = page.locator('svg path[pathLength]');
        await road.waitFor({ state: 'attached' });
        const [x, y] = (await road.getAttribute('d')).split(' ').slice(-2).map(Number);
        const [lon, lat] = [23.1 + x / 102.564, 56.25 - y / 172.836];
        assert.ok(Math.hypot((lon - place.lon) * 65, (lat - place.lat) * 111) < 2, `${lon} ${lat}, in km`);
        assert.equal(await road.locator('xpath=..//*[name()="text"]').last().textContent(), name);
      }));
  }
});

describe('the list', () => {
  test('stays 300 ms after the field has lost the focus, so that a tap on it is not lost', async () => {
    const { page, close } = await world.visitor();
    await page.clock.install();
    await open(page, '/');
    await cityField(page).fill('го');
    await suggestions(page).first().waitFor();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await cityField(page).press('Tab');
    await page.clock.runFor(290);
    assert.notEqual(await suggestions(page).count(), 0);
    await page.clock.runFor(20);
    await suggestions(page).first().waitFor({ state: 'detached' });
    await close();
  });

  test('is at most 300 px high and lies within the screen of a phone', async () => {
    const { page, close } = await world.visitor({ width: 360, height: 640 });
    await open(page, '/');
    await cityField(page).fill('бо');
    await suggestions(page).first().waitFor();
    const { x, width, height } = await page.getByRole('listbox').boundingBox();
    assert.ok(height > 0 && height <= 300, `${height} px`);
    assert.ok(x >= 0 && x + width <= 360);
    for (let down = 0; down < 8; down++) await cityField(page).press('ArrowDown');
    const [list, option] = await Promise.all([
      page.getByRole('listbox').boundingBox(),
      page.getByRole('listbox').getByRole('option', { selected: true }).boundingBox(),
    ]);
    assert.ok(option.y >= list.y - 1 && option.y + option.height <= list.y + list.height + 1, 'in view');
    await close();
  });

  test('says in words that nothing was found and that the network failed', async () => {
    const { page, close } = await world.visitor();
    await open(page, '/');
    await cityField(page).fill('ъъъ');
    await page
      .getByText(/не наш|не найден|нет в списке/i)
      .first()
      .waitFor();
    await page.route('**/api/findCountry*', (route) => route.abort());
    await cityField(page).fill('гом');
    await page
      .getByText(/не удалось|не загруз|нет связи/i)
      .first()
      .waitFor();
    await close();
  });
});

describe('a question that cannot be answered', () => {
  test('a text that names no one city is asked to be picked, and stays typed', async () => {
    const { page, close } = await world.visitor();
    await open(page, '/');
    await calculate(page).click();
    await page.getByText('Это поле обязательно для заполнения').waitFor();
    await cityField(page).fill('Гоме');
    await cityField(page).press('Escape');
    await calculate(page).click();
    await page.getByText('Выберите из списка').waitFor();
    assert.equal(await cityField(page).inputValue(), 'Гоме');
    assert.equal(await cityField(page).getAttribute('aria-invalid'), 'true');
    assert.equal(await page.getByText('Стоимость доставки').count(), 0);
    await close();
  });

  test('a changed city takes the old price away', async () => {
    const { page, close } = await world.visitor();
    await open(page, '/');
    await askPrice(page);
    await cityField(page).fill('Гоме');
    await page.getByText('Стоимость доставки').waitFor({ state: 'detached' });
    await close();
  });

  test('heavier than 50 kg is said to be agreed with a manager, price or no price', async () => {
    const { page, close } = await world.visitor();
    await open(page, '/');
    await page.getByText('свыше 50 кг согласуется с менеджером').first().waitFor();
    await close();
  });
});

async function selected(page, name) {
  await page.getByRole('listbox').getByRole('option', { name, selected: true }).first().waitFor();
}
