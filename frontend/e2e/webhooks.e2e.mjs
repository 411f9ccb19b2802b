// «Уведомления» of the cabinet against a receiver of our own: how an address is made, tried, changed and what it was sent.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { focused } from './support/focus.mjs';
import { keyOf, placed } from './support/programs.mjs';
import { openWorld, PASSWORD, signedIn } from './support/world.mjs';

let world, receiver, address;
/** What the receiver answers with, and what it has got. */
let answer = 200;
const got = [];

before(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      got.push({ ...JSON.parse(body), signature: request.headers['webhook-signature'] });
      response.writeHead(answer).end(answer === 200 ? 'ok' : 'База недоступна');
    });
  });
  await new Promise((listening) => receiver.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${receiver.address().port}/events`;
  world = await openWorld({ env: { WEBHOOKS_LOCAL: '1' } });
});

after(async () => {
  await world?.close();
  receiver?.closeAllConnections();
  receiver?.close();
});

const customer = (t, screen) => signedIn(world, t, 'company@demo.by', screen);
const button = (page, name) => page.getByRole('button', { name, exact: true });
const dialog = (page) => page.getByRole('dialog');
const list = (page) => page.getByRole('list', { name: 'Адреса для уведомлений' });

describe('notifications', () => {
  test('an address is added; what was typed outlives the network and the session', async (t) => {
    const { page, context } = await customer(t, { width: 360, height: 640 });
    await page.goto('/cabinet/integrations?tab=webhooks');
    await page.getByText('Уведомлений пока нет').waitFor();
    await assertFitsScreens(page, 'no addresses');
    await page.getByRole('link', { name: 'Добавить адрес' }).click();
    await page.getByLabel('Адрес', { exact: true }).fill(address);
    await page.getByLabel('Заказ отменён').check();
    await assertFitsScreens(page, 'the form of an address');
    await context.setOffline(true);
    await button(page, 'Добавить адрес').click();
    await page
      .getByText(/Нет связи с сервером/)
      .first()
      .waitFor();
    await context.setOffline(false);
    await context.request.post('/api/user/logout');
    await button(page, 'Добавить адрес').click();
    await button(page, 'Войти снова').click();
    await page.getByLabel('Эл. почта').fill('company@demo.by');
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await button(page, 'Войти').click();
    await page.getByLabel('Адрес', { exact: true }).waitFor();
    assert.equal(await page.getByLabel('Адрес', { exact: true }).inputValue(), address);
    assert.equal(await page.getByLabel('Заказ отменён').isChecked(), true);
    await button(page, 'Добавить адрес').click();
    await dialog(page)
      .getByText(/^whsec_/)
      .waitFor();
    await assertFitsScreens(page, 'a new secret');
    await button(page, 'Сохранено').click();
    await list(page).getByText(address).waitFor();
  });

  test('it is tried, and its state is seen from another tab', async (t) => {
    const { page, context } = await customer(t);
    await page.goto('/cabinet/integrations?tab=webhooks');
    await button(page, 'Проверить сейчас').click();
    await dialog(page)
      .getByText(/^200 за/)
      .waitFor();
    await assertFitsScreens(page, 'a try');
    assert.equal(got.at(-1).type, 'ping');
    assert.match(got.at(-1).signature, /^v1,/);
    await page.keyboard.press('Escape');
    await button(page, 'Остановить').click();
    await list(page).getByText('Остановлен вами').waitFor();
    const other = await context.newPage();
    await other.goto('/cabinet/integrations?tab=webhooks');
    await button(other, 'Включить').click();
    await list(other).getByText('Работает').waitFor();
    // The first tab knows an older version: it is refused and shows the current one.
    await button(page, 'Включить').click();
    await list(page).getByText('Работает').waitFor();
  });

  test('a test order tells its own addresses alone, and what failed is sent again', async (t) => {
    const visitor = await customer(t);
    const { page, context } = visitor;
    const { secret } = await keyOf(visitor);
    await page.goto('/cabinet/integrations');
    await page.getByLabel('Тестовый режим', { exact: true }).click();
    await page.getByRole('region', { name: 'Тестовый режим' }).waitFor();
    await page.goto('/cabinet/integrations?tab=webhooks');
    await page.getByText('Уведомлений пока нет').waitFor();
    const made = await context.request.post('/api/webhooks', {
      data: { url: `${address}/test`, types: ['order.created'] },
      headers: { 'Shlyah-Mode': 'test' },
    });
    assert.equal(made.status(), 201);
    const { id: webhook } = await made.json();
    answer = 500;
    const before = got.length;
    const { id } = await placed(world, secret);
    while (!got.slice(before).some(({ orderId }) => orderId === id)) await page.waitForTimeout(200);
    await page.goto(`/cabinet/integrations?tab=webhooks&id=${webhook}`);
    const row = page.getByRole('listitem').filter({ hasText: 'order.created' });
    await row.getByText(/500/).first().waitFor();
    await row.getByText(new RegExp(`^№\\sT${id}$`)).click();
    await row.getByText('База недоступна').waitFor();
    await row.getByText('Что отправили').click();
    await assertFitsScreens(page, 'deliveries');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await row.getByText(new RegExp(`^№\\sT${id}$`)).click();
    await assertAccessible(page, 'deliveries in the dark');
    answer = 200;
    await button(page, 'Отправить ещё раз').click();
    await page.getByText('Отправим ещё раз в течение минуты').waitFor();
    while ((await page.getByText('Принято, 200').count()) === 0) {
      await button(page, 'Обновить').click();
      await page.waitForTimeout(1000);
    }
    const repeats = got.filter(({ orderId }) => orderId === id);
    assert.ok(repeats.length >= 2);
    assert.equal(new Set(repeats.map(({ id: event }) => event)).size, 1, 'under the same id');
  });

  test('the secret is replaced, the address deleted by the keyboard', async (t) => {
    const { page } = await customer(t);
    await page.goto('/cabinet/integrations?tab=webhooks');
    await button(page, 'Заменить секрет').click();
    await assertAccessible(page, 'the question about a secret');
    await button(page, 'Заменить').click();
    await dialog(page)
      .getByText(/^whsec_/)
      .waitFor();
    await button(page, 'Сохранено').click();
    await list(page)
      .getByText(/прежний секрет подписывает до/)
      .waitFor();
    await button(page, 'Удалить').focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await focused(button(page, 'Удалить'));
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: 'Удалить' }).click();
    await page.getByText('Уведомлений пока нет').waitFor();
  });
});
