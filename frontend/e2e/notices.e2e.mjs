// How clients choose their notifications and those of the receiver, and how the receiver unsubscribes.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { fillReceiver, fillSender, next } from './support/customer.mjs';
import { placeOrders } from './support/staff.mjs';
import { openWorld, signedIn } from './support/world.mjs';

let world;

before(async () => {
  world = await openWorld();
});
after(() => world?.close());

const shots = process.env.SHOTS;
/** A picture for a review of the look, where SHOTS names a folder. */
const shoot = async (page, name) => {
  if (!shots) return;
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: `${shots}/${name}-${width}.png`, fullPage: true });
  }
};

describe('messages', () => {
  test('the profile: Telegram, and each event by each channel, by keyboard', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 360, height: 640 });
    await page.goto('/cabinet/profile#notices');
    const unfold = () => page.getByText('По событиям').click();
    await unfold();
    const group = page.getByRole('group', { name: 'Статус «Доставлена»' });
    const sms = group.getByRole('checkbox', { name: 'SMS' });
    await sms.waitFor();
    assert.equal(await group.getByRole('checkbox', { name: 'Telegram' }).isDisabled(), true);
    // Without a bot messages are files, and connecting takes one press.
    await page.getByRole('button', { name: 'Подключить Telegram' }).click();
    await page.getByRole('button', { name: 'Отключить Telegram' }).waitFor();
    await sms.focus();
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()),
      page.keyboard.press('Space'),
    ]);
    await page.reload();
    await unfold();
    await sms.waitFor();
    assert.equal(await sms.isChecked(), true);
    assert.equal(await group.getByRole('checkbox', { name: 'Telegram' }).isChecked(), true);
    await assertFitsScreens(page, 'notices');
    await shoot(page, 'profile');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await unfold();
    await sms.waitFor();
    await assertAccessible(page, 'notices in the dark');
    await shoot(page, 'profile-dark');
  });

  test('the order form offers SMS to the receiver, and says that a landline gets none', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 360, height: 640 });
    await page.goto('/cabinet/addNew');
    await fillSender(page);
    await next(page);
    await fillReceiver(page);
    await page.getByLabel('Сообщать получателю по SMS').check();
    await page.getByLabel('Телефон получателя').fill('+375 (17) 36-02-007');
    await page.getByText('На городской номер SMS не придёт').waitFor();
    await assertFitsScreens(page, 'the receiver');
    await shoot(page, 'receiver');
  });

  test('the receiver ends messages from the page of the parcel, without scripts', async (t) => {
    const [order] = await placeOrders(world, 1, () => ({ notifyReceiver: true }));
    const visitor = await world.visitor({ width: 360, height: 640 });
    t.after(() => visitor.close());
    await visitor.page.goto(new URL(order.trackingUrl).pathname);
    await visitor.page.getByRole('button', { name: 'Не присылать сообщения на этот номер' }).waitFor();
    await assertFitsScreens(visitor.page, 'a parcel whose receiver is told');
    await visitor.page.emulateMedia({ colorScheme: 'dark' });
    await visitor.page.reload();
    await assertAccessible(visitor.page, 'the same in the dark');
    const context = await world.browser.newContext({ javaScriptEnabled: false, baseURL: world.url });
    t.after(() => context.close());
    const page = await context.newPage();
    await page.goto(new URL(order.trackingUrl).pathname);
    await page.getByRole('button', { name: 'Не присылать сообщения на этот номер' }).click();
    await page
      .getByText('Сообщений о посылках этого отправителя на номер получателя больше не будет')
      .waitFor();
    assert.doesNotMatch(await page.locator('main').innerText(), /\+375 \(29\) 12/);
    await shoot(page, 'silence');
  });
});
