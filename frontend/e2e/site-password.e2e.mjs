// A forgotten password, from the link at the login through the letter to the new one.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { logIn, openWorld } from './support/world.mjs';
import { atPage, findings } from './site-tools.mjs';

let world;

before(async () => {
  world = await openWorld();
});

after(() => world?.close());

const email = (page) => page.getByLabel('Эл. почта');
const alert = (page) => page.getByRole('alert');

const at = (path, story) => atPage(world, path, story);

describe('a forgotten password', () => {
  test('the e-mailed link sets a new one, once, and ends every session', async () => {
    const elsewhere = await world.visitor();
    await logIn(elsewhere.page, 'person@demo.by');
    let link;
    await at('/login', async (page) => {
      await page.getByRole('link', { name: 'Забыли пароль ?' }).click();
      await page.waitForURL('**/forget-password');
      await email(page).fill('person@demo.by');
      await page.getByRole('button', { name: 'Прислать ссылку' }).click();
      await page.getByRole('status').getByText('Проверьте почту').waitFor();
      assert.deepEqual(await findings(page), []);
      link = await linkMailedTo('person@demo.by');
      await page.goto(link);
      await page.getByRole('textbox', { name: 'Новый пароль' }).fill('novyj-parol-1');
      await page.getByLabel('Повторите пароль').fill('novyj-parol-2');
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();
      await alert(page).getByText('Пароли не совпадают').waitFor();
      await page.getByLabel('Повторите пароль').fill('novyj-parol-1');
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();
      await page.getByText('Пароль изменён').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
      await logIn(page, 'person@demo.by', 'novyj-parol-1');
    });
    await elsewhere.page.goto('/cabinet');
    await elsewhere.page.waitForURL('**/login');
    await elsewhere.close();
    await at(new URL(link).pathname + new URL(link).search, async (page) => {
      await page.getByRole('textbox', { name: 'Новый пароль' }).fill('eshche-parol-1');
      await page.getByLabel('Повторите пароль').fill('eshche-parol-1');
      await page.getByRole('button', { name: 'Сохранить пароль' }).click();
      await alert(page).getByText('Пароль не изменён').waitFor();
    });
  });

  test('an unknown address gets the same answer', () =>
    at('/forget-password', async (page) => {
      await email(page).fill('nobody@demo.by');
      await email(page).press('Enter');
      await page.getByRole('status').getByText('Проверьте почту').waitFor();
    }));

  test('a link without its code leads on to a new one', () =>
    at('/reset-password', async (page) => {
      await page.getByText('В ссылке не хватает кода').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'запросите новую' }).click();
      await page.waitForURL('**/forget-password');
    }));
});

/** The address in the newest letter to a recipient; letters leave a moment after the answer. */
async function linkMailedTo(recipient) {
  const folder = join(world.dataDir, 'mail');
  for (const until = Date.now() + 30_000; Date.now() < until; await wait(100)) {
    const names = await readdir(folder).catch(() => []);
    const name = names
      .filter((one) => one.endsWith(`-${recipient}.eml`))
      .sort()
      .at(-1);
    if (name) return linkIn(await readFile(join(folder, name), 'utf8'));
  }
  throw new Error(`No letter to ${recipient}`);
}

/** Undoes what mail does to long lines and to signs outside ASCII. */
function linkIn(letter) {
  const parts = letter.split(/\r?\n\r?\n/);
  const texts = parts.flatMap((part) => [
    part
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    Buffer.from(part.replace(/\s/g, ''), 'base64').toString('utf8'),
  ]);
  const link = texts
    .map((text) => /https?:\/\/[^\s"<>]+\/reset-password\?token=[\w-]+/.exec(text)?.[0])
    .find(Boolean);
  if (!link) throw new Error('The letter holds no link');
  return link;
}
