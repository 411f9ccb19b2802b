// What leads a customer to an order: the price, the zones, the contract, the profile.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { chooseCity, fillCargo, fillSender, next } from './support/customer.mjs';
import { openWorld, PASSWORD, signedIn } from './support/world.mjs';

/** The smallest picture there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('price, contract and profile of a customer', () => {
  let world;
  before(async () => {
    world = await openWorld();
  });
  after(() => world?.close());

  const customer = (t, email, screen) => signedIn(world, t, email, screen);

  test('a calculation goes into the order whole', async (t) => {
    const { page } = await customer(t, 'person@demo.by');
    await page.goto('/cabinet/calculatePrice');
    await chooseCity(page, 'гом', 'Гомель');
    await fillCargo(page, { weight: '24,9' });
    await page.getByRole('button', { name: 'Документы', exact: true }).click();
    await page.getByText('78.60\u00a0р').waitFor();
    await page.getByRole('button', { name: 'Оформить с этими данными' }).click();
    await page.waitForURL('**/cabinet/addNew');
    await page.getByText('78.60\u00a0р').waitFor();
    await page.goto('/cabinet/addNew?step=2');
    assert.equal(await page.getByRole('combobox', { name: 'Город' }).inputValue(), 'Гомель');
    await page.goto('/cabinet/addNew?step=3');
    assert.equal(await page.getByLabel('Вес').inputValue(), '24,9');
    await page.getByRole('group', { name: 'Место 2' }).waitFor();
  });

  test('the city chosen on the home page goes through the login into the order', async (t) => {
    const visitor = await world.visitor();
    t.after(() => visitor.close());
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Куда' }).fill('грод');
    await page.getByRole('listbox', { name: 'Куда' }).getByRole('option', { name: 'Гродно' }).click();
    await page.getByRole('button', { name: 'Рассчитать' }).click();
    await page.getByRole('link', { name: 'Оформить заказ' }).click();
    await page.getByLabel('Эл. почта').fill('company@demo.by');
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.waitForURL('**/cabinet/addNew');
    await fillSender(page);
    await next(page);
    await page.getByRole('heading', { name: /Шаг 2/ }).waitFor();
    assert.equal(await page.getByRole('combobox', { name: 'Город' }).inputValue(), 'Гродно');
  });

  test('a region of the zone map puts its centre into the field, from the list too', async (t) => {
    const { page } = await customer(t, 'person@demo.by');
    await page.goto('/cabinet/calculatePrice');
    await page.getByText('Зоны доставки на карте').click();
    await page.getByRole('button', { name: /Брестская область/ }).click();
    await page.waitForFunction(() => document.querySelector('[name="reciverAddress"]')?.value === 'Брест');
    await page.getByRole('button', { name: /Брестская область/, pressed: true }).waitFor();
  });

  test('a contract is saved with a scan, a doubtful account is only remarked on', async (t) => {
    const { page } = await customer(t, 'person@demo.by');
    await page.goto('/cabinet/contract');
    await page.getByRole('button', { name: 'Мне нужен договор' }).click();
    for (const [label, value] of [
      ['Должность', 'предприниматель'],
      ['Действует на основании', 'свидетельства'],
      ['УНП', 'KB1234567'],
      ['Юридический адрес', '220030, г. Минск, ул. Немига, 5'],
      ['Почтовый адрес', '220030, г. Минск, ул. Немига, 5'],
      ['Расчётный счёт (IBAN)', 'by13nbrb3600900000002z00ab0o'],
      ['Адрес банка', '220089, г. Минск'],
    ]) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByLabel('Банк', { exact: true }).fill('ОАО «Банк»');
    assert.equal(
      await page.getByLabel('Расчётный счёт (IBAN)').inputValue(),
      'BY13 NBRB 3600 9000 0000 2Z00 AB0O',
    );
    await page.getByText(/контрольные цифры не сходятся/).waitFor();
    await page.getByLabel(/Свидетельство о регистрации/).setInputFiles({
      name: 'скан.png',
      mimeType: 'image/png',
      buffer: pixel,
    });
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Сохранно успешно').waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Открыть загруженный скан' }).waitFor();
    await page.getByRole('heading', { name: /Контракт № \d+/ }).waitFor();
  });

  test('the profile is saved and the menu calls the person by the new name', async (t) => {
    const { page } = await customer(t, 'person@demo.by');
    await page.goto('/cabinet/profile');
    await page.getByLabel('ФИО').fill('Марина Новая');
    await page.getByLabel(/^Аватар/).setInputFiles({ name: 'я.png', mimeType: 'image/png', buffer: pixel });
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Сохранено успешно').waitFor();
    await page.getByRole('navigation', { name: 'Меню кабинета' }).getByText('Марина Новая').waitFor();
    await page.locator('nav img[src^="/api/files/"]').waitFor();
  });

  test('what is logged in elsewhere is ended from the profile, and is out with its next request', async (t) => {
    const { page } = await customer(t, 'company@demo.by');
    const headers = { 'content-type': 'application/json', 'user-agent': 'curl/8.5.0' };
    const body = JSON.stringify({ email: 'company@demo.by', password: PASSWORD });
    const login = await fetch(`${world.url}/api/user/login`, { method: 'POST', headers, body });
    const cookie = login.headers.getSetCookie()[0].split(';')[0];
    const elsewhere = async () => (await fetch(`${world.url}/api/user`, { headers: { cookie } })).status;
    await page.goto('/cabinet/profile#sessions');
    await page.getByText('это устройство').waitFor();
    assert.equal(await elsewhere(), 200);
    await page.getByRole('button', { name: 'Выйти: curl' }).press('Enter');
    await page.getByRole('button', { name: 'Выйти: curl' }).waitFor({ state: 'detached' });
    assert.equal(await elsewhere(), 401);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Устройства');
    await page.getByRole('button', { name: /^Выйти: Chrome, .*это устройство/ }).click();
    await page.waitForURL(`${world.url}/`);
  });

  test('a person who waits for confirmation is sent to the contract and told why', async (t) => {
    const { page } = await customer(t, 'pending@demo.by');
    await page.goto('/cabinet/addNew');
    await page.waitForURL('**/cabinet/contract');
    await page.getByText('Регистрация ждёт подтверждения').waitFor();
    await page.getByRole('link', { name: 'Песочница' }).click();
    await page.getByText('Пока регистрация ждёт подтверждения, открыта песочница').waitFor();
    await page.getByText('Ключей пока нет').waitFor();
    await page.goto('/cabinet/calculatePrice');
    await page.getByRole('heading', { name: 'Рассчитать стоимость' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Оформить с этими данными' }).count(), 0);
  });
});
