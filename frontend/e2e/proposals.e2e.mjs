// A change of an order that both sides agree on, as the client and the manager make it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertFitsScreens } from './support/axe.mjs';
import { tabTo } from './support/customer.mjs';
import { hold } from './support/network.mjs';
import { api, placeOrders } from './support/staff.mjs';
import { openWorld, PASSWORD, signedIn } from './support/world.mjs';

let world;
let orders;
let asManager;
before(async () => {
  world = await openWorld();
  orders = await placeOrders(world, 3);
  asManager = await api(world, 'manager@demo.by');
});
after(() => world?.close());

const client = async (t, screen) => (await signedIn(world, t, 'company@demo.by', screen)).page;
const manager = async (t, screen) => (await signedIn(world, t, 'manager@demo.by', screen)).page;
const button = (page, name) => page.getByRole('button', { name, exact: true });
const panel = (page, title) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
const mine = ({ id }) => `/cabinet/myOrders/view/${id}`;
const theirs = ({ id }) => `/cabinet/orders/view/${id}`;
/** The lines of the order's time, the oldest first. */
const moments = async (page) => {
  const lines = panel(page, 'Путь заказа').getByRole('listitem');
  await lines.first().waitFor();
  return lines.allInnerTexts();
};

/** Waits until such a line is the last of the past; what is ahead has no time, or «до» before it. */
const newest = (page, hasText) =>
  panel(page, 'Путь заказа')
    .getByRole('listitem')
    .filter({ hasText: /\d\d\.\d\d\.\d{4} \d\d:\d\d/ })
    .last()
    .filter({ hasText })
    .waitFor();

test('the client asks for a change by the keyboard, on a line that breaks; staff find it and accept', async (t) => {
  const [order] = orders;
  const page = await client(t);
  await page.goto(mine(order));
  await button(page, 'Ещё').click();
  await button(page, 'Предложить изменение').waitFor();
  await assertFitsScreens(page, 'an order that may be changed');
  await tabTo(page, 'Предложить изменение');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Предложить изменение' }).waitFor();
  await tabTo(page, 'Комментарии');
  await page.keyboard.press('Space');
  await tabTo(page, 'Комментарий к доставке');
  await page.keyboard.type('Позвонить за час');
  await tabTo(page, 'Почему');
  await page.keyboard.type('Получатель бывает не всегда');
  for (const part of ['Получателя, адрес или телефон', 'Груз', 'Дату доставки'])
    await page.getByLabel(part).check();
  await assertFitsScreens(page, 'the form of a proposal');
  await page.reload();
  await page.getByText('Вы начали это раньше').waitFor();
  assert.equal(await page.getByLabel('Комментарий к доставке').inputValue(), 'Позвонить за час');

  const path = `**/api/order/${order.id}/proposals`;
  await page.route(path, (route) => route.abort());
  await button(page, 'Отправить').click();
  await page.getByText('Нет связи с сервером').first().waitFor();
  await page.unroute(path);
  // The answer is lost, so it is sent again: it is made once.
  await page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, 'Отправить').click();
  await page.getByText('Нет связи с сервером').first().waitFor();
  await button(page, 'Отправить').click();
  await page.getByRole('heading', { name: 'Вы просите изменить заказ' }).waitFor();
  await assertFitsScreens(page, 'a proposal that waits for staff');
  await newest(page, /Вы предложили: .*Позвонить за час[^]*ждёт ответа/);

  const desk = await manager(t);
  await desk.goto('/cabinet/orders/1');
  await desk.getByRole('link', { name: /^Ждут ответа\s*1$/ }).click();
  await desk.getByText('Найден 1 заказ').waitFor();
  await desk.goto(theirs(order));
  await desk.getByRole('heading', { name: 'Клиент просит изменить заказ' }).waitFor();
  await assertFitsScreens(desk, 'a proposal of a client, at the desk');
  await button(desk, 'Принять').click();
  await desk.getByText('Изменение принято', { exact: true }).waitFor();
  await desk.getByRole('heading', { name: 'Клиент просит изменить заказ' }).waitFor({ state: 'detached' });
  await panel(desk, 'Получатель').getByText('Позвонить за час').waitFor();
  await page.reload();
  await panel(page, 'Получатель').getByText('Позвонить за час').waitFor();
  await newest(page, /^Менеджер принял/);
  await page.getByText(/^Письма и сообщения: /).click();
  await page.getByText(/^Письмо вам «Заказ №\s\d+: изменение принято»/).waitFor();
});

test('a price is accepted with one press; the tab that is late is told', async (t) => {
  const [, order] = orders;
  const priced = await asManager('PUT', '/order', { id: order.id, version: order.version, price: 38 });
  const desk = await manager(t);
  await desk.goto(theirs(order));
  await button(desk, 'Ещё').click();
  await button(desk, 'Согласовать с клиентом').click();
  await desk.getByLabel('Цену', { exact: true }).check();
  await desk.getByLabel('Новая цена').fill('45,6');
  await desk.getByLabel('Почему').fill('Груз тяжелее');
  await assertFitsScreens(desk, 'the form of a price');
  await button(desk, 'Отправить').click();
  await desk.getByRole('heading', { name: 'Мы предложили клиенту изменить заказ' }).waitFor();

  const page = await client(t, { width: 360, height: 640 });
  await page.goto('/cabinet/myOrders/1');
  await page.getByText(new RegExp(`^Заказ №\\s${order.id} ждёт вашего ответа$`)).waitFor();
  await page
    .getByRole('row', { name: `№ ${order.id} ` })
    .getByText('Ждёт вашего ответа')
    .waitFor();
  await assertFitsScreens(page, 'orders of which one waits for an answer');
  await page.emulateMedia({ colorScheme: 'dark' });
  await assertFitsScreens(page, 'orders of which one waits for an answer, in the dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await tabTo(page, 'Открыть заказ');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${mine(order)}`);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(mine(order));
    await tab.getByText('Новая цена 45.60 р вместо 38.00 р').first().waitFor();
  }
  await assertFitsScreens(page, 'a price to be answered');
  await page.emulateMedia({ colorScheme: 'dark' });
  await assertFitsScreens(page, 'a price to be answered, in the dark');
  // Typed input stays while the page receives changes.
  await button(other, 'Отклонить').click();
  await other.getByLabel('Причина').fill('Дорого');
  const accepted = await hold(page, '**/api/proposals/**');
  await button(page, 'Принять').dblclick();
  await (await accepted()).continue();
  await page.getByText('Изменение принято', { exact: true }).waitFor();
  const { price, version } = await asManager('GET', `/order/single?id=${order.id}`);
  assert.deepEqual([price, version], [45.6, priced.version + 1]);

  assert.equal(await other.getByLabel('Причина').inputValue(), 'Дорого');
  await other.getByRole('dialog').getByRole('button', { name: 'Отклонить', exact: true }).click();
  await other.getByText('Предложение уже принято').waitFor();
  await panel(other, 'Заказ').getByText('45.60 р', { exact: true }).waitFor();
  await newest(other, /^Цена: 38\.00\sр → 45\.60/);
  const told = (await moments(other)).filter((line) => /^(Цена|Вы приняли): /.test(line));
  assert.match(told.at(-2), /^Вы приняли: новая цена 45\.60/);
  assert.match(
    told.at(-1),
    /^Цена: 38\.00\sр → 45\.60/,
    'what came of it stands below the answer of the same minute',
  );
  await page.goto('/cabinet/myOrders/1');
  await page.getByText(/^Найден/).waitFor();
  assert.equal(await page.getByText(/вашего ответа/).count(), 0);
});

test('an order that has changed meanwhile ends what was proposed, and keeps what is being written', async (t) => {
  const [, , order] = orders;
  const page = await client(t);
  await page.goto(mine(order));
  await button(page, 'Ещё').click();
  await button(page, 'Предложить изменение').click();
  await page.getByLabel('Комментарии').check();
  await page.getByLabel('Комментарий к доставке').fill('Второй подъезд');
  await page.getByLabel('Почему').fill('Забыли сказать');
  // The session ends meanwhile: what was typed is there after the next login.
  await page.context().clearCookies();
  await button(page, 'Отправить').click();
  await page.getByText('Сеанс закончился').first().waitFor();
  await page.context().request.post('/api/user/login', {
    data: { email: 'company@demo.by', password: PASSWORD },
  });
  await page.goto(mine(order));
  await page.getByText('Вы начали это раньше').waitFor();
  const priced = await asManager('PUT', '/order', { id: order.id, version: order.version, price: 40 });
  await button(page, 'Отправить').click();
  await page.getByText('Заказ тем временем изменили').first().waitFor();
  await panel(page, 'Заказ').getByText('40.00 р', { exact: true }).waitFor();
  assert.equal(await page.getByLabel('Комментарий к доставке').inputValue(), 'Второй подъезд');
  await button(page, 'Отправить').click();
  await page.getByRole('heading', { name: 'Вы просите изменить заказ' }).waitFor();

  const desk = await manager(t);
  await desk.goto(theirs(order));
  await button(desk, 'Принять').waitFor();
  // The same field, so that the proposal ends; of a price alone it would go on.
  await asManager('PUT', '/order', {
    id: order.id,
    version: priced.version,
    price: 41,
    reciverComment: 'Третий подъезд',
  });
  await button(desk, 'Принять').click();
  await desk.getByText('предложение больше не действует').first().waitFor();
  await panel(desk, 'Заказ').getByText('41.00 р').filter({ visible: true }).waitFor();
  assert.equal(await button(desk, 'Принять').count(), 0);
  await page.reload();
  await button(page, 'Ещё').click();
  await button(page, 'Предложить изменение').waitFor();
  assert.match((await moments(page)).join('\n'), /заказ изменили раньше, чем ответили/);
});
