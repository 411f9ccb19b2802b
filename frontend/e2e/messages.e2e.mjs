// What an admin sees of messages: a letter that a real mail server refuses, why, and sending it again.
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { api, placeOrders } from './support/staff.mjs';
import { openWorld, signedIn } from './support/world.mjs';

/** A mail server that takes letters, or none while `refuses`; `taken` are their recipients. */
function postOffice() {
  const office = { refuses: true, taken: [] };
  const server = createServer((socket) => {
    let inLetter = false;
    let recipient = '';
    const say = (line) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    say('220 mail.example.by');
    socket.setEncoding('utf8').on('data', (text) => {
      for (const line of text.split('\r\n').filter(Boolean)) {
        if (inLetter) {
          if (line !== '.') continue;
          inLetter = false;
          office.taken.push(recipient);
          say('250 taken');
        } else if (line.startsWith('RCPT TO:')) {
          recipient = line.slice('RCPT TO:'.length);
          say(office.refuses ? `550 no such mailbox ${recipient}` : '250 ok');
        } else if (line === 'DATA') {
          inLetter = true;
          say('354 go on');
        } else if (line === 'QUIT') {
          say('221 bye');
          socket.end();
        } else say('250 ok');
      }
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(Object.assign(office, { port: server.address().port, close: () => server.close() })),
    );
  });
}

const shots = process.env.SHOTS;

describe('the messages', () => {
  let office;
  let world;
  let ask;
  before(async () => {
    office = await postOffice();
    world = await openWorld({ env: { SMTP_URL: `smtp://127.0.0.1:${office.port}` } });
    ask = await api(world, 'admin@demo.by');
  });
  after(async () => {
    await world?.close();
    office?.close();
  });

  /** Until the letter about the order has been given up. */
  async function refused(id) {
    const givenUp = async () => (await ask('GET', '/messages?state=failed')).data;
    while (!(await givenUp()).some(({ subject }) => subject === `Мы получили заказ № ${id}`))
      await sleep(100);
  }

  /** Until no letter waits: those of logins, too, have been refused. */
  async function settled() {
    while ((await ask('GET', '/messages?state=waiting')).total > 0) await sleep(100);
  }

  test('a refused letter says why, is sent again by keyboard, and goes once', async (t) => {
    const [{ id }] = await placeOrders(world, 1);
    await refused(id);
    const { page } = await signedIn(world, t, 'admin@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/messages');
    await page.getByRole('button', { name: 'Фильтр' }).click();
    await page.getByLabel('Итог').selectOption('Не дошло');
    await page.getByRole('button', { name: 'Показать' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Не дошло' }).first();
    await row.getByText(/no such mailbox/).waitFor();
    const text = await page.locator('main').innerText();
    assert.doesNotMatch(text, /company@demo\.by|person@demo\.by/, 'addresses are masked, in the reasons too');
    await assertFitsScreens(page, 'messages');
    for (const width of shots ? [360, 768, 1280] : []) {
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: `${shots}/messages-${width}.png`, fullPage: true });
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await row.waitFor();
    await assertAccessible(page, 'messages in the dark');

    await page.getByRole('link', { name: 'Состояние' }).click();
    await page.getByText(/Не дошло: \d+\s(письмо|письма|писем)/).waitFor();
    await page.goBack();

    await settled();
    office.refuses = false;
    await row.getByRole('button', { name: /^Отправить снова/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/1\sсообщение снова в очереди/).waitFor();
    await page.getByRole('button', { name: 'Убрать: Итог: Не дошло' }).click();
    while (office.taken.length === 0) await sleep(100);
    await page.getByRole('button', { name: 'Обновить' }).click();
    await page.getByRole('row').filter({ hasText: 'Отправлено' }).first().waitFor();
    assert.equal(office.taken.length, 1, 'nothing else goes again by itself');
  });

  test('a second admin who presses too late is told', async (t) => {
    office.refuses = true;
    const [{ id }] = await placeOrders(world, 1);
    const again = (page) => page.getByRole('button', { name: `Отправить снова: Мы получили заказ № ${id}` });
    const [one, other] = [
      await signedIn(world, t, 'admin@demo.by'),
      await signedIn(world, t, 'admin@demo.by'),
    ];
    await refused(id);
    for (const { page } of [one, other]) {
      await page.goto('/cabinet/messages?state=failed');
      await again(page).waitFor();
    }
    office.refuses = false;
    await again(one.page).click();
    await one.page.getByText(/1\sсообщение снова в очереди/).waitFor();
    await again(other.page).click();
    await other.page.getByText('Уже отправлено или ждёт отправки').waitFor();
  });
});
