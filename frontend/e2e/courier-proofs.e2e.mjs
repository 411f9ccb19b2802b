// The page of a driver: who takes cargo signs on the phone, and pictures of it arrive after the outcome.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { drivers, field, phone, photo, press, sent, sign, takePicture } from './support/courier.mjs';
import { api } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

describe('what an outcome is proved by', () => {
  let world;
  let call;
  let aRun, accepted;
  before(async () => {
    world = await openWorld();
    call = await api(world, 'manager@demo.by');
    ({ aRun, accepted } = drivers(world, call));
  });
  after(() => world?.close());

  const proofOf = async (id) => (await call('GET', `/order/${id}/handovers`))[0].proof;

  test('a signature outlives a turn of the phone, and arrives with its pictures', async (t) => {
    const { orders, url } = await aRun(1);
    const { page } = await accepted(t, url);
    await press(page, 'Вручено');
    await sign(page);
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await page.waitForFunction(() => {
      const canvas = document.querySelector('canvas');
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value) => value > 0);
    });
    const { height } = await field(page).boundingBox();
    assert.ok(height >= 160 && height <= phone.width, `${height} px high`);
    await page.setViewportSize(phone);
    await page.getByLabel('Документ предъявлен').check();
    await page.getByLabel('Доверенность №').fill('14');
    await page.getByLabel('Повреждён').check();
    await takePicture(page);
    await photo(page, 1);
    await takePicture(page, 'Из галереи');
    await photo(page, 2);
    await press(page, 'Удалить фото 2');
    await press(page, 'Записать');
    await sent(page, '1 из 1');
    await page.getByText('ждёт').waitFor({ state: 'detached' });
    const proof = await proofOf(orders[0]);
    assert.deepEqual(proof, {
      signed: true,
      documentShown: true,
      proxy: '14',
      damaged: true,
      noProof: null,
      pictures: 1,
    });
  });

  test('a form is opened with its picture when the camera has closed the page', async (t) => {
    const { orders, url } = await aRun(1);
    const { page, context } = await accepted(t, url);
    await press(page, 'Вручено');
    await page.getByLabel('Имя').fill('Пётр Сидоров');
    await sign(page);
    await takePicture(page);
    await photo(page, 1);
    // Nothing of the page is left, its history neither.
    const next = await context.newPage();
    await page.close({ runBeforeUnload: false });
    await next.goto('/r/');
    await photo(next, 1);
    assert.equal(await next.getByLabel('Имя').inputValue(), 'Пётр Сидоров');
    await next.getByRole('img', { name: 'подпись есть' }).waitFor();
    await context.setOffline(true);
    await press(next, 'Записать');
    await next.getByText('фото: 1 ждёт связи').waitFor();
    await next.waitForFunction(() => !document.querySelector('form'));
    await context.setOffline(false);
    await sent(next, '1 из 1');
    await next.getByText('ждёт').waitFor({ state: 'detached' });
    assert.equal((await proofOf(orders[0])).pictures, 1);
  });
});
