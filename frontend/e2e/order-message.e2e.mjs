// An order from a message: pasted, read, filled in and taken back, on a phone and by the keyboard.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertFitsScreens } from './support/axe.mjs';
import { tabTo } from './support/customer.mjs';
import { deliveryDay } from './support/staff.mjs';
import { openWorld, signedIn } from './support/world.mjs';

const DAY = deliveryDay(5).split('-').reverse().join('.');
const MESSAGE = `Доставить ${DAY} с 9 до 12: Мазыр, вул. Савецкая 12а корп 2 кв 31
Иванова Мария Петровна, 8 (029) 123-45-67 доб. 12
коробка 30х20х10, 2,5 кг
С уважением, Пётр, 80291112233`;

/** A field of the form, and not the mark that names it. */
const field = (page, name) => page.getByRole('textbox', { name });

describe('an order from a message', () => {
  let world;
  before(async () => {
    world = await openWorld();
  });
  after(() => world?.close());

  // On a laptop, too, in the full form of the tests.
  for (const width of process.env.TEST_FULL ? [360, 1280] : [360])
    test(`fills the receiver, the cargo and the day in at ${width} px`, async (t) => {
      const { page } = await signedIn(world, t, 'person@demo.by', { width, height: 740 });
      await page.goto('/cabinet/addNew?step=2');
      await page.getByRole('button', { name: 'Вставить сообщение' }).click();
      const dialog = page.getByRole('dialog');
      const sent = [];
      page.on('request', (request) => sent.push(new URL(request.url())));
      await dialog.getByLabel('Текст сообщения').fill(MESSAGE);
      await dialog.getByLabel('Город: Мозырь').waitFor();
      const asked = sent.filter(({ pathname }) => pathname.startsWith('/api'));
      assert.deepEqual(
        asked.map(({ pathname, search }) => decodeURIComponent(pathname + search)),
        ['/api/findCountry?query=Мозырь'],
      );
      await assertFitsScreens(page, 'a message that was read');
      await page.setViewportSize({ width, height: 740 });
      await dialog.getByLabel('Корпус: 2').uncheck();
      await dialog.getByRole('button', { name: 'Заполнить' }).click();
      for (const [label, value] of [
        ['ФИО получателя', 'Иванова Мария Петровна'],
        ['Телефон получателя', '+375 (29) 12-34-567'],
        ['Улица', 'вул. Савецкая'],
        ['Корпус', ''],
        ['Комментарий к доставке', 'Телефон: доб. 12\nС 9 до 12'],
      ])
        assert.equal(await field(page, label).inputValue(), value);
      await assertFitsScreens(page, 'fields from a message');
      await page.setViewportSize({ width, height: 740 });
      await page.getByRole('button', { name: 'Убрать: Квартира: 31' }).click();
      assert.equal(await field(page, 'Квартира').inputValue(), '');
      await page.goto('/cabinet/addNew?step=3');
      assert.equal(await page.getByLabel('Вес').inputValue(), '2,5');
      await page.goto('/cabinet/addNew?step=4');
      assert.equal(await page.getByLabel('Когда доставить').first().inputValue(), DAY);
      assert.equal(await page.getByLabel('Не позже').inputValue(), '12:00');
      const begins = page.getByLabel('С какого часа');
      assert.equal(await begins.inputValue(), '09:00');
      await begins.fill('11.45');
      await begins.blur();
      await page.getByText('Доставка — до 12:00: укажите начало не позже 11:30').first().waitFor();
      await assertFitsScreens(page, 'hours that do not fit');
      await page.setViewportSize({ width, height: 740 });
      await page.getByRole('button', { name: 'Начать заново' }).click();
    });

  test('is filled in by the keyboard alone', async (t) => {
    const { page } = await signedIn(world, t, 'person@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/addNew?step=2');
    await page.getByRole('button', { name: 'Вставить сообщение' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Текст сообщения').waitFor();
    await page.keyboard.insertText('Анна 80291234567 Гомель, ул. Мира 5');
    await page.getByLabel('Город: Гомель').waitFor();
    await tabTo(page, 'Дом: 5');
    await page.keyboard.press('Space');
    await tabTo(page, 'Заполнить');
    await page.keyboard.press('Enter');
    assert.equal(await field(page, 'Улица').inputValue(), 'ул. Мира');
    assert.equal(await field(page, 'Дом').inputValue(), '');
    await page.waitForFunction(() => document.activeElement.textContent === 'Вставить сообщение');
  });
});
