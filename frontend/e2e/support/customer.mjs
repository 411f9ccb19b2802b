// What a customer does in the order form, for the browser tests.
import assert from 'node:assert/strict';

export const next = (page) => page.getByRole('button', { name: 'Далее' }).click();

export async function chooseCity(page, typed, name) {
  await page.getByRole('combobox', { name: 'Город' }).fill(typed);
  await page.getByRole('option', { name }).first().click();
}

export async function fillSender(page) {
  await page.getByLabel('Улица').fill('ул. Немига');
  await page.getByLabel('Дом', { exact: true }).fill('5');
}

export async function fillReceiver(page, { name = 'Иван Петров' } = {}) {
  await page.getByLabel('ФИО получателя').fill(name);
  await page.getByLabel('Телефон получателя').fill('80297654321');
  await chooseCity(page, 'гом', 'Гомель');
  await page.getByLabel('Улица').fill('ул. Советская');
  await page.getByLabel('Дом', { exact: true }).fill('12');
}

export async function fillCargo(page, { weight = '3' } = {}) {
  await page.getByLabel('Длина').fill('30');
  await page.getByLabel('Ширина').fill('20');
  await page.getByLabel('Высота').fill('10');
  await page.getByLabel('Вес').fill(weight);
}

/** The own orders as the API lists them, asked with the cookies of the page. */
export async function ordersOf(page) {
  const answer = await page.request.get('/api/order');
  assert.equal(answer.status(), 200);
  return answer.json();
}

/** Presses Tab until the control of this name has the focus; fails when a hundred presses do not reach it. */
export async function tabTo(page, name) {
  for (let presses = 0; presses < 100; presses++) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const at = document.activeElement;
      const label = at?.labels?.[0]?.firstChild?.textContent ?? at?.getAttribute('aria-label');
      return (label ?? at?.textContent ?? '').trim();
    });
    if (words === name) return;
  }
  assert.fail(`«${name}» cannot be reached by Tab`);
}
