// Login and registration: refusals, their texts, and that nothing typed is lost.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { focused } from './support/focus.mjs';
import { openWorld, PASSWORD } from './support/world.mjs';
import { atPage, tabTo } from './site-tools.mjs';
import { findings } from './support/axe.mjs';

let world;

before(async () => {
  world = await openWorld();
});

after(() => world?.close());

const email = (page) => page.getByLabel('Эл. почта');
const password = (page) => page.getByLabel('Пароль', { exact: true });
const alert = (page) => page.getByRole('alert');

const at = (path, story, screen) => atPage(world, path, story, screen);

describe('login', () => {
  test('empty fields are named, beside them and in a summary that takes the focus', () =>
    at('/login', async (page) => {
      await page.getByRole('button', { name: 'Войти', exact: true }).click();
      await alert(page).waitFor();
      await focused(alert(page));
      assert.match(await email(page).getAttribute('aria-describedby'), /./);
      for (const text of ['Email Обязателен', 'Пароль Обязателен']) {
        assert.equal(await page.getByText(text).count(), 2, `${text} beside the field and in the summary`);
      }
      await alert(page)
        .getByRole('link', { name: /Пароль/ })
        .click();
      await focused(password(page));
    }));

  test('a short password is refused before it is sent', () =>
    at('/login', async (page) => {
      await email(page).fill('person@demo.by');
      await password(page).fill('korotko');
      await password(page).press('Enter');
      await alert(page).getByText('Пароль должен быть минимум 8').waitFor();
    }));

  test('an unknown person and a wrong password get the same words in the page, and nothing typed is lost', async () => {
    for (const address of ['nobody@demo.by', 'person@demo.by']) {
      await at('/login', async (page) => {
        page.on('dialog', (dialog) => assert.fail(dialog.message()));
        await email(page).fill(address);
        await password(page).fill('ne-tot-parol');
        await page.getByRole('button', { name: 'Войти', exact: true }).click();
        await alert(page).getByText('Пользователь не найден').waitFor();
        assert.equal(await email(page).inputValue(), address);
        assert.equal(await password(page).inputValue(), 'ne-tot-parol');
        assert.deepEqual(await findings(page), []);
      });
    }
  });

  test('without a network it says so in Russian and keeps the form', () =>
    at('/login', async (page) => {
      await email(page).fill('person@demo.by');
      await password(page).fill(PASSWORD);
      await page.route('**/api/user/login', (route) => route.abort());
      await page.getByRole('button', { name: 'Войти', exact: true }).click();
      await alert(page).getByText(/связ/i).waitFor();
      assert.equal(await password(page).inputValue(), PASSWORD);
      await page.unroute('**/api/user/login');
      await page.getByRole('button', { name: 'Войти', exact: true }).click();
      await page.waitForURL('**/cabinet/myOrders/1');
    }));

  test('the whole way by keyboard, with a look at the password', () =>
    at('/login', async (page) => {
      await tabTo(page, email(page));
      await page.keyboard.type('person@demo.by');
      await page.keyboard.press('Tab');
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      assert.equal(await password(page).getAttribute('type'), 'text');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/cabinet/myOrders/1');
    }));

  test('it brings back to the page that was wanted', () =>
    at('/cabinet/calculatePrice', async (page) => {
      await page.waitForURL('**/login');
      await email(page).fill('person@demo.by');
      await password(page).fill(PASSWORD);
      await password(page).press('Enter');
      await page.waitForURL('**/cabinet/calculatePrice');
    }));
});

describe('registration', () => {
  const send = (page) => page.getByRole('button', { name: 'Зарегистрироваться' }).click();

  test('every missing field is named, the summary takes the focus and leads to them', () =>
    at('/register', async (page) => {
      await send(page);
      await alert(page).waitFor();
      await focused(alert(page));
      for (const field of ['Организация', 'УНП', 'ФИО', 'Телефон', 'Эл. почта', 'Пароль']) {
        const text = `${field}: Это поле обязательно для заполнения`;
        await alert(page).getByRole('link', { name: text, exact: true }).waitFor();
      }
      await alert(page).getByRole('link', { name: /УНП/ }).click();
      await focused(page.getByLabel('УНП'));
    }));

  test('a person is not asked for organization and УНП', () =>
    at('/register', async (page) => {
      await page.getByRole('radio', { name: 'Физ. лицо' }).check();
      assert.equal(await page.getByLabel('УНП').count(), 0);
      await send(page);
      await alert(page).getByRole('link', { name: /^ФИО/ }).waitFor();
      assert.equal(
        await alert(page)
          .getByRole('link', { name: /Организация|УНП/ })
          .count(),
        0,
      );
    }));

  test('passwords that differ and a broken e-mail are said in the words that customers know', () =>
    at('/register', async (page) => {
      await email(page).fill('не почта');
      await password(page).fill('parol-odin-1');
      await page.getByLabel('Повторите пароль').fill('parol-dva-2');
      await send(page);
      await alert(page).getByText('Введите валидный email').waitFor();
      await alert(page).getByText('Пароли не совпадают').waitFor();
    }));

  for (const pasted of ['80291234567', '375291234567', '+375 29 123-45-67', '291234567']) {
    test(`a pasted ${pasted} becomes +375 (29) 12-34-567`, () =>
      at('/register', async (page) => {
        await page.getByLabel('Телефон').focus();
        await page.evaluate((text) => {
          const clipboardData = new globalThis.DataTransfer();
          clipboardData.setData('text', text);
          const event = new globalThis.ClipboardEvent('paste', {
            clipboardData,
            bubbles: true,
            cancelable: true,
          });
          if (document.activeElement.dispatchEvent(event)) document.execCommand('insertText', false, text);
        }, pasted);
        assert.equal(await page.getByLabel('Телефон').inputValue(), '+375 (29) 12-34-567');
      }));
  }

  test('an e-mail that is taken is said at its field, and nothing typed is lost', () =>
    at('/register', async (page) => {
      const typed = {
        Организация: 'ООО «Журавинка»',
        УНП: '191234567',
        ФИО: 'Вера Журавская',
        Телефон: '+375 (29) 12-34-567',
        'Эл. почта': 'company@demo.by',
        'Повторите пароль': 'parol-vera-1',
      };
      for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
      await password(page).fill('parol-vera-1');
      await send(page);
      await alert(page).getByRole('heading', { name: 'Регистрация не удалась' }).waitFor();
      await alert(page).getByRole('link').first().click();
      await focused(email(page));
      assert.equal(await email(page).getAttribute('aria-invalid'), 'true');
      for (const [label, text] of Object.entries(typed)) {
        assert.equal(await page.getByLabel(label).inputValue(), text, label);
      }
      assert.equal(await password(page).inputValue(), 'parol-vera-1');
    }));

  test('by keyboard alone a person registers and learns what happens next', () =>
    at(
      '/register',
      async (page) => {
        await tabTo(page, page.getByRole('radio', { name: 'Юр. лицо' }));
        await page.keyboard.press('ArrowRight');
        for (const [label, text] of [
          ['ФИО', 'Янка Ждан'],
          ['Телефон', '291234567'],
          ['Эл. почта', 'janka@example.by'],
        ]) {
          await tabTo(page, page.getByLabel(label));
          await page.keyboard.type(text);
        }
        for (const field of [password(page), page.getByLabel('Повторите пароль')]) {
          await tabTo(page, field);
          await page.keyboard.type('parol-janki-1');
        }
        await page.keyboard.press('Enter');
        await page.waitForURL('**/cabinet/contract');
        await page
          .getByRole('main')
          .getByText(/менеджер/i)
          .first()
          .waitFor();
      },
      { width: 360, height: 640 },
    ));
});
