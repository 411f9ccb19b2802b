// What drivers do with the page `/r/` in the tests of browsers.
import assert from 'node:assert/strict';
import { placeOrders } from './staff.mjs';
import { tellWhenFailed } from './world.mjs';

export const phone = { width: 360, height: 640 };
/** All that is read there has the contrast of a page in the sun. */
export const SUN = { 'color-contrast-enhanced': { enabled: true } };

export const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
export const sent = (page, words) => page.getByText(`Отправлено ${words}`).waitFor();
export const field = (page) => page.locator('canvas');
/** Draws a signature with the mouse. */
export async function sign(page) {
  await field(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await field(page).boundingBox();
  const at = (part) => [x + width * (0.1 + 0.6 * part), y + height * (0.4 + 0.25 * Math.sin(part * 9))];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 20; step++) await page.mouse.move(...at(step / 20));
  await page.mouse.up();
  await page.getByRole('img', { name: 'подпись есть' }).waitFor();
}
export async function hand(page, name) {
  await press(page, 'Вручено');
  await page.getByLabel('сотрудник').check();
  await page.getByLabel('Имя').fill(name);
  await sign(page);
  await press(page, 'Записать');
}
/** A picture of a camera, as its application hands it over. */
export async function takePicture(page, label = 'Снять') {
  const photo = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 });
    const context = canvas.getContext('2d');
    context.fillStyle = '#963';
    context.fillRect(0, 0, 3000, 2000);
    return canvas.toDataURL('image/jpeg').split(',')[1];
  });
  const file = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo, 'base64') };
  await page.locator(`input[aria-label="${label}"]`).setInputFiles(file);
}
export const photo = (page, number) => page.getByRole('img', { name: `Фото ${number}` }).waitFor();

/** A target of less than 48 px is hard to hit in gloves. */
export async function assertLarge(page) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('a, button, summary')]
      .filter((one) => one.getBoundingClientRect().height < 48)
      .map(({ textContent }) => textContent),
  );
  assert.deepEqual(small, [], 'targets under 48 px');
}

/** Runs of a world and the phones of their drivers; `call` is the API of a manager. */
export function drivers(world, call) {
  /** A run on the road and the link of its pass. */
  async function aRun(count, differ) {
    const orders = await placeOrders(world, count, differ);
    const ids = orders.map(({ id }) => id);
    const { id } = await call('POST', '/runs', {
      day: orders[0].deliveryDate.slice(0, 10),
      driver: 'Игорь Савич',
    });
    const { version } = await call('POST', `/runs/${id}/orders`, { ids, from: [] });
    await call('POST', `/runs/${id}/leave`, { version });
    const { url } = await call('POST', `/runs/${id}/pass`, {});
    return { id, orders: ids, url, outcomes: async () => (await call('GET', `/runs/${id}`)).orders };
  }

  async function open(t, url) {
    const visitor = await world.visitor(phone);
    tellWhenFailed(t, visitor.page);
    t.after(async () => {
      await visitor.close();
      assert.deepEqual(visitor.problems, [], 'the console is silent');
    });
    await visitor.page.goto(url);
    return visitor;
  }

  async function accepted(t, url) {
    const visitor = await open(t, url);
    await visitor.page.getByRole('button', { name: 'Принять рейс' }).click();
    await visitor.page.getByRole('heading', { name: /^Рейс №/ }).waitFor();
    return visitor;
  }

  return { aRun, open, accepted };
}
