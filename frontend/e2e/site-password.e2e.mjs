// A forgotten password, from the link at the login through the letter to the new one.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { logIn, openWorld } from './support/world.mjs';
import { atPage } from './site-tools.mjs';
import { findings } from './support/axe.mjs';

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
      await page.getByRole('main').getByRole('link', { name: 'Войти', exact: true }).click();
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

describe('another e-mail', () => {
  test('counts once its link is opened, and the old address takes it back', async () => {
    const { page, close } = await world.visitor();
    await logIn(page, 'company@demo.by');
    await page.goto('/cabinet/profile');
    await email(page).fill('novaya@demo.by');
    await page.getByRole('textbox', { name: 'Текущий пароль' }).fill('demo-parol-2026');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Новая почта novaya@demo.by ждёт подтверждения').waitFor();
    assert.deepEqual(await findings(page), []);
    assert.equal(await email(page).inputValue(), 'company@demo.by');
    await page.goto(await linkMailedTo('novaya@demo.by', 'confirm-email'));
    await page.getByText('Почта подтверждена').waitFor();
    await page.getByRole('link', { name: 'В профиль' }).click();
    await page.waitForURL('**/cabinet/profile');
    assert.equal(await email(page).inputValue(), 'novaya@demo.by');
    const elsewhere = await world.visitor();
    await elsewhere.page.goto(await linkMailedTo('company@demo.by', 'undo-email'));
    await elsewhere.page.getByRole('button', { name: 'Оставить прежнюю почту' }).click();
    await elsewhere.page.getByText('Прежняя почта оставлена').waitFor();
    await elsewhere.close();
    await page.reload();
    await page.waitForURL('**/login');
    await page.goto(await linkMailedTo('company@demo.by', 'reset-password'));
    await page.getByRole('textbox', { name: 'Новый пароль' }).fill('demo-parol-2027');
    await page.getByLabel('Повторите пароль').fill('demo-parol-2027');
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await page.getByText('Пароль изменён').waitFor();
    await close();
  });
});

/** The newest address of the page in the letters to a recipient; letters leave a moment after the answer. */
async function linkMailedTo(recipient, page = 'reset-password') {
  const folder = join(world.dataDir, 'mail');
  for (const until = Date.now() + 120_000; Date.now() < until; await wait(100)) {
    const names = await readdir(folder).catch(() => []);
    const mine = names.filter((one) => one.endsWith(`-${recipient}.eml`)).sort();
    for (const name of mine.reverse()) {
      const link = linkIn(await readFile(join(folder, name), 'utf8'), page);
      if (link) return link;
    }
  }
  throw new Error(`No letter to ${recipient} with a link to ${page}`);
}

/** Undoes what mail does to long lines and to signs outside ASCII. */
function linkIn(letter, page) {
  const parts = letter.split(/\r?\n\r?\n/);
  const texts = parts.flatMap((part) => [
    part
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    Buffer.from(part.replace(/\s/g, ''), 'base64').toString('utf8'),
  ]);
  const link = new RegExp(`https?://[^\\s"<>]+/${page}\\?token=[\\w-]+`);
  return texts.map((text) => link.exec(text)?.[0]).find(Boolean);
}
