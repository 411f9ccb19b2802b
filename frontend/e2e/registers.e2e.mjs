// A register from the client's day to the act: made of a day by keyboard, received by scans and ticks, dissolved by staff.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { api, deliveryDay, placeOrders, staff } from './support/staff.mjs';
import { openWorld, signedIn } from './support/world.mjs';

const screen = { width: 1280, height: 800 };
const label = ({ id }, place) => String(id).padStart(10, '0') + String(place).padStart(4, '0');
const spoken = (day) => day.split('-').reverse().join('.');

describe('registers', () => {
  let world;
  let placed;
  let day;
  let other;
  before(async () => {
    world = await openWorld();
    day = deliveryDay(20);
    other = deliveryDay(40);
    placed = await placeOrders(world, 3, (at) => ({ deliveryDate: `${at < 2 ? day : other} 18:00` }));
  });
  after(() => world?.close());

  const pickDay = async (page, chosen) => {
    const field = page.getByRole('textbox', { name: 'День доставки' });
    await field.fill(spoken(chosen));
    await page.keyboard.press('Tab');
  };

  test('a client makes one of a day by keyboard alone; a day without orders is said', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', screen);
    await page.goto('/cabinet/registers');
    await page.getByRole('button', { name: 'Реестр на день…' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Реестр на день' });
    await dialog.waitFor();
    await assertAccessible(page, 'the question of a day');
    await pickDay(page, '2099-01-05');
    await dialog.getByRole('button', { name: 'Составить' }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByText('Заказов с доставкой 05.01.2099, которые ещё не сданы, нет').waitFor();
    await pickDay(page, day);
    await dialog.getByRole('button', { name: 'Составить' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /Реестр №/ }).waitFor();
    await page.getByText(/2\sзаказа, 2\sместа/).waitFor();
  });

  test('the labels of a day are downloaded at 360 px, and nothing is cut', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 360, height: 640 });
    await page.goto('/cabinet/myOrders/1');
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('button', { name: 'На день…' }).click();
    await pickDay(page, other);
    await assertFitsScreens(page, 'the documents of a day');
    await page.getByRole('dialog').getByRole('button', { name: 'Этикетки' }).click();
    await page.getByRole('dialog', { name: `Этикетки на ${spoken(other)}` }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Скачать PDF' }).click(),
    ]);
    assert.match(file.suggestedFilename(), new RegExp(`^Этикетки № ${placed[2].id}\\.pdf$`));
  });

  test('staff find it, scan and tick what has come, and the act names the rest', async (t) => {
    const page = await staff(world, t, 'manager@demo.by', screen);
    await page.goto('/cabinet/registers');
    await page.getByRole('searchbox', { name: 'Поиск' }).fill('никого такого');
    await page.keyboard.press('Enter');
    await page.getByText('Таких реестров нет').waitFor();
    await page.goto(`/cabinet/registers?day=${day}&state=open`);
    await page.getByRole('table').getByRole('link', { name: /№/ }).click();
    const field = page.getByRole('textbox', { name: 'Штрихкод этикетки' });
    const scan = async (text) => {
      await field.fill(text);
      await field.press('Enter');
    };
    await scan(label(placed[2], 1));
    await page.getByText(new RegExp(`Заказа №\\s${placed[2].id} в этом реестре нет`)).waitFor();
    await scan('12345');
    await page.getByText('Это не этикетка').waitFor();
    await scan(label(placed[0], 1));
    const box = ({ id }) =>
      page.getByRole('checkbox', { name: new RegExp(`1\\s?, место заказа №\\s${id}$`) });
    await page.getByText(/Отмечено мест: 1\sиз\s2/).waitFor();
    assert.ok(await box(placed[0]).isChecked());
    await box(placed[1]).focus();
    await page.keyboard.press('Space');
    await page.getByText(/Отмечено мест: 2\sиз\s2/).waitFor();
    await page.keyboard.press('Space');
    await page.getByText(/Отмечено мест: 1\sиз\s2/).waitFor();
    await page.getByRole('button', { name: 'Ещё' }).click();
    assert.equal(await page.getByRole('button', { name: 'Распустить' }).count(), 0);
    await page.keyboard.press('Escape');
    await assertAccessible(page, 'a receipt');
    await page.getByRole('button', { name: 'Закончить приём' }).click();
    await page.getByRole('dialog').getByText('Остальные акт назовёт не поступившими').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Закончить' }).click();
    await page.getByText('Принят', { exact: true }).waitFor();
    const [act] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Акт приёма' }).click(),
    ]);
    assert.match(act.suggestedFilename(), /^Акт приёма № \d+\.pdf$/);
  });

  test('an order changes after the register is printed: the client updates it, and staff who press later are told', async (t) => {
    const call = await api(world, 'company@demo.by');
    const [grown, canceled] = await placeOrders(world, 2, () => ({ deliveryDate: `${other} 18:00` }));
    const made = await call('POST', '/registers', { ids: [grown.id, canceled.id] });
    const desk = await staff(world, t, 'manager@demo.by', screen);
    // A page that hears of nothing: else it would show the update before the press.
    await desk.route('**/api/changes**', (route) => route.abort());
    await call('POST', '/order/cancel', { id: canceled.id });
    await desk.goto(`/cabinet/registers/${made.id}`);
    await desk.getByText('Состав изменился').waitFor();
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 360, height: 640 });
    await page.goto(`/cabinet/registers/${made.id}`);
    await page.getByText(new RegExp(`Заказ №\\s${canceled.id} отменён`)).waitFor();
    await assertAccessible(page, 'a register whose orders have changed');
    await assertFitsScreens(page, 'a register whose orders have changed');
    await page.getByRole('button', { name: 'Обновить реестр' }).click();
    await page.getByText(/Ред\.\s2 от/).waitFor();
    await page.getByText(/1\sзаказ, 1\sместо/).waitFor();
    await page.getByText('Прежние редакции').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Реестр, ред\.\s1/ }).click(),
    ]);
    assert.match(file.suggestedFilename(), /^Реестр № \d+, ред\. 1\.pdf$/);
    await desk.getByRole('button', { name: 'Обновить реестр' }).click();
    await desk.getByText(/Реестр уже обновили/).waitFor();
    await desk.getByText(/Ред\.\s2 от/).waitFor();
    await call('POST', `/registers/${made.id}/dissolve`);
  });

  test('staff dissolve one that waits', async (t) => {
    const call = await api(world, 'company@demo.by');
    const made = await call('POST', '/registers', { ids: [placed[2].id] });
    const page = await staff(world, t, 'manager@demo.by', { width: 360, height: 640 });
    await page.goto(`/cabinet/registers/${made.id}`);
    await page.getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('button', { name: 'Распустить' }).click();
    await page.getByRole('dialog').getByText('Клиент узнает об этом из письма').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Распустить' }).click();
    await page.getByText('Распущен', { exact: true }).waitFor();
  });
});
