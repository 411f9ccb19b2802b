// The order's forms as a person uses them: the four steps of a customer and the edit screen of staff. What stands
// where on the screen is known here alone.
import { answer, type } from './answers.mjs';

const NEXT = { name: 'Далее' };

/** Opens a new order on its first step. */
export async function beginOrder(page) {
  await page.getByRole('link', { name: 'Добавить заказ' }).first().click();
  await onStep(page, 1);
}

export const onStep = (page, step) =>
  page.getByRole('heading', { name: new RegExp(`Шаг ${step} `) }).waitFor();

/** Answers the four steps and leaves the order on the last one, ready to be sent. */
export async function answerSteps(page, steps) {
  for (const [index, questions] of steps.entries()) {
    await answer(page, questions);
    if (index === steps.length - 1) return;
    await page.getByRole('button', NEXT).click();
    await onStep(page, index + 2);
  }
}

/** From the last step back to one before it, and after the answers forward again. */
export async function mendStep(page, step, questions) {
  await page
    .getByRole('link', { name: /^Изменить: / })
    .nth(step - 1)
    .click();
  await onStep(page, step);
  await answer(page, questions);
  for (let at = step; at < 4; at++) {
    await page.getByRole('button', NEXT).click();
    await onStep(page, at + 1);
  }
}

/** Sends the order; answers with its number. */
export async function sendOrder(page) {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith('/api/order')),
    page.getByRole('button', { name: 'Оставить заявку' }).click(),
  ]);
  const { id } = await response.json();
  await page.getByText(new RegExp(`Мы получили заказ №\\s${id}`)).waitFor();
  return id;
}

/** Opens the edit screen of staff. */
export async function openEdit(page, id) {
  await page.goto(`/cabinet/orders/edit/${id}`);
  await page.getByRole('button', { name: 'Сохранить' }).waitFor();
}

/** Puts a price in, or takes it away with null. */
export async function setPrice(page, price) {
  const assign = page.getByRole('button', { name: 'Назначить' });
  if (price === null) {
    if ((await assign.count()) === 0) await page.getByRole('button', { name: 'Снять цену' }).click();
    return;
  }
  if ((await assign.count()) > 0) await assign.click();
  await type(page.locator('[name="price"]'), price);
}

export async function saveEdit(page, id) {
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.waitForURL(`**/orders/view/${id}`);
}
