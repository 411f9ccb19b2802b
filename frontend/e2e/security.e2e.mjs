// Second factors in a browser, as in production: staff set an app up before anything else, come back with its codes, prove
// themselves before important changes, and log in by a passkey.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { assertAccessible, assertFitsScreens } from './support/axe.mjs';
import { focused } from './support/focus.mjs';
import { openWorld } from './support/world.mjs';

const Libsql = createRequire(import.meta.url)('libsql');

const email = 'admin@example.by';
const password = 'kruglyi-stol-7';

let world, visitor, page, secret, codes;

before(async () => {
  // A passkey belongs to a name: browsers know none at 127.0.0.1.
  world = await openWorld({ host: 'localhost', env: { NODE_ENV: 'production' } });
  const program = join(import.meta.dirname, '../../backend/dist/operations/commands/main.js');
  execFileSync(process.execPath, [program, 'admin:create', '--email', email, '--name', 'Мария Лис'], {
    env: { ...process.env, DATA_DIR: world.dataDir, NODE_ENV: 'production', ADMIN_PASSWORD: password },
  });
  visitor = await world.visitor();
  page = visitor.page;
});

after(() => world?.close());

const button = (name) => page.getByRole('button', { name, exact: true });
const codeField = () => page.getByLabel('Код из приложения или запасной код');

/**
 * A code as the app shows it (RFC 6238), reckoned without the library of the server.
 *
 * With `shift` 1, as a phone whose clock is half a minute ahead shows it. The server takes that one too, and each code
 * once: so two are typed soon after each other, and neither is too old when half a minute ends on its way.
 */
function codeNow(shift = 0) {
  const bits = [...secret].map((sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      .map((byte) => parseInt(byte, 2)),
  );
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + shift));
  const hash = createHmac('sha1', key).update(step).digest();
  const number = hash.readUInt32BE(hash.at(-1) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function typePassword() {
  await page.goto('/login');
  await page.getByLabel('Эл. почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await button('Войти').click();
}

async function logOut() {
  await button('Выйти').click();
  await page.waitForURL(`${world.url}/`);
}

test('the first login of an admin leads to the second factor, and nowhere else', async () => {
  await typePassword();
  await page.waitForURL('**/cabinet/profile');
  await page.getByText('Включите коды, чтобы работать в кабинете').waitFor();
  assert.equal(await page.getByRole('link', { name: 'Пользователи' }).count(), 0);
  await page.goto('/cabinet/calculatorConfig');
  await page.waitForURL('**/cabinet/profile');
  await page.getByText('Включите коды, чтобы работать в кабинете').waitFor();
  await assertFitsScreens(page, 'the profile of staff without a second factor');
});

test('an app is set up by its key, and the cabinet opens after the recovery codes', async () => {
  await button('Включить').click();
  await page.getByRole('img', { name: 'QR-код для приложения' }).waitFor();
  secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()).replaceAll(' ', '');
  await assertFitsScreens(page, 'the set-up of an app');
  await page.getByLabel('Код, который показало приложение').fill(codeNow());
  await button('Включить').click();
  const list = page.getByRole('list', { name: 'Запасные коды' });
  await list.waitFor();
  codes = await list.getByRole('listitem').allTextContents();
  assert.equal(codes.length, 10);
  await assertFitsScreens(page, 'recovery codes');
  await button('Коды сохранены').click();
  await page.waitForURL('**/cabinet/users');
});

/** As after a quarter of an hour away from the desk. */
function forgetConfirmations() {
  const database = new Libsql(join(world.dataDir, 'shlyah.sqlite'));
  database.exec('PRAGMA busy_timeout = 5000');
  database.exec("UPDATE sessions SET confirmedAt = '2020-01-01 00:00:00.000'");
  database.close();
}

/** The tariff has been taken by the server. */
const saved = () =>
  page.waitForResponse(
    (answer) =>
      answer.request().method() !== 'GET' && answer.url().endsWith('/api/calculator') && answer.ok(),
  );

test('the tariff is saved, later after a question whose answer loses nothing', async () => {
  await page.goto('/cabinet/calculatorConfig');
  const coefficient = page.getByLabel(/оэффициент/).first();
  await coefficient.fill('1,03');
  await Promise.all([saved(), button('Сохранить').click()]);
  await page.getByText('Тариф сохранён').waitFor();

  forgetConfirmations();
  await coefficient.fill('1,07');
  await button('Сохранить').click();
  const dialog = page.getByRole('dialog', { name: 'Подтвердите, что это вы' });
  await dialog.waitFor();
  await dialog.getByLabel('Код из приложения или запасной код').waitFor();
  await assertFitsScreens(page, 'the question who it is');
  await dialog.getByLabel('Пароль', { exact: true }).fill(password);
  await dialog.getByLabel('Код из приложения или запасной код').fill(codeNow(1));
  await Promise.all([saved(), page.keyboard.press('Enter')]);
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  assert.equal(
    await page
      .getByLabel(/оэффициент/)
      .first()
      .inputValue(),
    '1,07',
  );
});

test('a login asks for a code after the password; a recovery code is pasted', async () => {
  await logOut();
  await typePassword();
  await codeField().waitFor();
  await focused(codeField());
  await assertAccessible(page, 'the second step of the login');
  await codeField().fill('000 000');
  await button('Войти').click();
  await page
    .getByText(/Код не подошёл/)
    .first()
    .waitFor();
  assert.equal(await codeField().inputValue(), '000 000');
  await codeField().fill(` ${codes[0]} `);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cabinet/users');
});

test('a passkey is added, opens the cabinet by itself, and is removed', async () => {
  const cdp = await visitor.context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/cabinet/profile?tab=security');
  await page.getByLabel(/Название ключа/).fill('Ноутбук');
  await button('Добавить ключ доступа').click();
  await button('Удалить ключ «Ноутбук»').waitFor();
  await page.reload();
  await button('Удалить ключ «Ноутбук»').waitFor();
  await assertFitsScreens(page, 'the profile with a passkey');

  await logOut();
  await page.goto('/login');
  await button('Войти с ключом доступа').click();
  await page.waitForURL('**/cabinet/users');

  forgetConfirmations();
  await page.goto('/cabinet/profile?tab=security');
  await button('Удалить ключ «Ноутбук»').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить', exact: true }).click();
  await button('Подтвердить ключом доступа').click();
  await button('Удалить ключ «Ноутбук»').waitFor({ state: 'detached' });

  await logOut();
  await page.goto('/login');
  await button('Войти с ключом доступа').click();
  await page.getByRole('alert').waitFor();
});

test('nothing went wrong behind the screens', () => {
  assert.deepEqual(visitor.problems, []);
});
