// The page of an order, of its client and of staff: what stands in the first screen, in which order it is read and reached, paper.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertFitsScreens } from './support/axe.mjs';
import { api, placeOrders } from './support/staff.mjs';
import { openWorld, signedIn } from './support/world.mjs';

/** As long as an own number may be, without a place to break. */
const LONG_NUMBER = 'ЗАКАЗИНТЕРНЕТМАГАЗИНА00000000139';

let world;
let fresh;
let asManager;
const ended = {};
before(async () => {
  world = await openWorld();
  asManager = await api(world, 'manager@demo.by');
  [fresh, ended.failed, ended.delivered, ended.canceled] = await placeOrders(world, 4, (number) =>
    number === 0 ? { externalId: LONG_NUMBER, reciverComment: 'Домофон 7, вахта' } : {},
  );
  const change = async ({ id, version }, changes) => asManager('PUT', '/order', { id, version, ...changes });
  for (const [name, status] of [
    ['failed', 7],
    ['delivered', 6],
    ['canceled', 9],
  ])
    ended[name] = await change(await change(ended[name], { price: 38, status: 2 }), { status });
});
after(() => world?.close());

const SIDES = [
  ['company@demo.by', '/cabinet/myOrders'],
  ['manager@demo.by', '/cabinet/orders'],
];
const road = (page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Путь заказа', exact: true }) });
const open = async (page, list, { id }) => {
  await page.goto(`${list}/view/${id}`);
  await road(page).getByRole('listitem').first().waitFor();
};

for (const [email, list] of SIDES) {
  describe(`the page of ${list}`, () => {
    for (const screen of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ])
      test(`${screen.width} px wide has status, day, receiver and road in its first screen`, async (t) => {
        const { page } = await signedIn(world, t, email, screen);
        await open(page, list, ended.failed);
        const tops = [];
        for (const place of [
          page.locator('main dt', { hasText: /^Статус$/ }),
          page.locator('main dt', { hasText: /^Доста/ }).first(),
          page.getByRole('heading', { name: 'Получатель', exact: true }),
          road(page).getByRole('listitem').first(),
        ])
          tops.push((await place.boundingBox()).y);
        assert.ok(
          tops.every((top) => top < screen.height - 20),
          `they stand at ${tops.join(', ')} px`,
        );
      });

    test('is no wider than a phone, whatever number its client has given it', async (t) => {
      const { page } = await signedIn(world, t, email, { width: 360, height: 740 });
      await open(page, list, fresh);
      await page.getByText(LONG_NUMBER).filter({ visible: true }).waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
      await page.goto(`${list}/1`);
      await page
        .getByText(/Советская/)
        .filter({ visible: true })
        .first()
        .waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    });

    test('has one filled button, the rest in menus, and is reached from top to bottom', async (t) => {
      const { page } = await signedIn(world, t, email, { width: 1280, height: 800 });
      await open(page, list, ended.delivered);
      const filled = await page.locator('main').evaluate((main) => {
        const green = getComputedStyle(main).getPropertyValue('--action').trim();
        const probe = main.appendChild(document.createElement('i'));
        probe.style.color = green;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return [...main.querySelectorAll('a, button')]
          .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === color)
          .map(({ textContent }) => textContent);
      });
      assert.deepEqual(filled, [list.endsWith('myOrders') ? 'Повторить' : 'Редактировать']);
      await page.getByRole('button', { name: 'Ещё', exact: true }).click();
      await page.getByRole('button', { name: 'Распечатать' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { level: 1 }).focus();
      const places = [];
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab');
        const { isOut, title } = await page.evaluate(() => ({
          isOut: !document.activeElement.closest('main'),
          title: document.activeElement.closest('section')?.querySelector('h2')?.textContent,
        }));
        if (isOut) break;
        if (title && title !== places.at(-1)) places.push(title);
      }
      const order = ['Заказ', 'Получатель', 'Путь заказа', 'Отправитель'];
      assert.deepEqual(
        places.filter((title) => order.includes(title)),
        order.filter((title) => places.includes(title)),
        'each panel once, in the order of the screen',
      );
      assert.ok(places.includes('Путь заказа') && places.includes('Отправитель'), places.join(', '));
    });

    for (const name of ['failed', 'delivered', 'canceled'])
      test(`of an order that is ${name} ends with its status, has nothing ahead and fits its screens`, async (t) => {
        const { page } = await signedIn(world, t, email, { width: 1280, height: 800 });
        await open(page, list, ended[name]);
        const lines = road(page).locator('ol').first().getByRole('listitem');
        const now = road(page).locator('[aria-current="step"]');
        assert.equal(await now.count(), 1);
        assert.match(await lines.last().innerText(), new RegExp(`^${ended[name].status.name}`));
        assert.equal(await lines.last().getAttribute('aria-current'), 'step');
        await assertFitsScreens(page, `an order that is ${name}`);
      });

    test('is one sheet of paper', async (t) => {
      const { page } = await signedIn(world, t, email);
      for (const order of [fresh, ended.canceled]) {
        await open(page, list, order);
        await page.emulateMedia({ media: 'print' });
        const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
        assert.equal(sheets.length, 1);
        const [receiver, sender] = await Promise.all(
          ['Получатель', 'Отправитель'].map((name) => page.getByRole('heading', { name }).boundingBox()),
        );
        assert.equal(receiver.y, sender.y, 'receiver and sender stand beside each other');
        await page.emulateMedia({ media: 'screen' });
      }
    });
  });
}

test('in forced colours panels have borders, and what is ahead differs from the past', async (t) => {
  const { page } = await signedIn(world, t, 'company@demo.by', { width: 1280, height: 800 });
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/cabinet/myOrders', fresh);
  const borders = await page
    .locator('main section:has(> div > h2)')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel).borderTopStyle));
  assert.ok(borders.length >= 5 && borders.every((style) => style === 'solid'), borders.join(', '));
  const dot = (line) => line.evaluate((one) => getComputedStyle(one, '::before').backgroundColor);
  const lines = road(page).locator('ol').first().getByRole('listitem');
  assert.notEqual(await dot(lines.first()), await dot(lines.last()));
});

test('a register of forty orders is two lines an order on a phone, and no wider than it', async (t) => {
  const many = await placeOrders(world, 40, (number) =>
    number === 0 ? { externalId: `${LONG_NUMBER.slice(0, -1)}8` } : {},
  );
  const asClient = await api(world, 'company@demo.by');
  const register = await asClient('POST', '/registers', {
    ids: many.map(({ id }) => id),
  });
  const { page } = await signedIn(world, t, 'company@demo.by', { width: 360, height: 740 });
  await page.goto(`/cabinet/registers/${register.id}`);
  await page.getByRole('link', { name: new RegExp(`№\\s${many[0].id}$`) }).waitFor();
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  assert.equal(width, 360);
  assert.ok(height < 4500, `the register is ${height} px high`);
});
