// The page of a driver: a pass is accepted on one phone, stops are ended in a cellar, and each outcome arrives once.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertAccessible, assertNotWider } from './support/axe.mjs';
import {
  assertLarge,
  drivers,
  hand,
  phone,
  photo,
  press,
  sent,
  SUN,
  takePicture,
} from './support/courier.mjs';
import { api } from './support/staff.mjs';
import { openWorld, tellWhenFailed } from './support/world.mjs';

const COMMENT = 'Вход со двора.\nДомофон 12, второй этаж';

/** Gives a page the function `draftOf`: what its phone has kept of a form. */
function tellDraft() {
  window.draftOf = () =>
    new Promise((resolve, reject) => {
      const opening = window.indexedDB.open('shlyah-courier');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('facts').objectStore('facts').get('draft');
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result);
        };
      };
    });
}

describe('the page of a driver', () => {
  let world;
  let call;
  let aRun, open, accepted;
  before(async () => {
    world = await openWorld();
    call = await api(world, 'manager@demo.by');
    ({ aRun, open, accepted } = drivers(world, call));
  });
  after(() => world?.close());

  test('a pass is looked at and accepted; another phone is refused', async (t) => {
    const { id, url } = await aRun(2);
    const { page } = await open(t, url);
    await page.getByText('2 остановки').waitFor();
    await page.getByText('Игорь Савич').waitFor();
    await assertAccessible(page, 'a pass', SUN);
    assert.equal((await call('GET', `/runs/${id}/pass`)).acceptedAt, null, 'a look binds nothing');
    await press(page, 'Принять рейс');
    await page.getByRole('heading', { name: /^Рейс №/ }).waitFor();
    assert.equal(new URL(page.url()).hash, '');
    assert.ok((await call('GET', `/runs/${id}/pass`)).acceptedAt);

    const second = await open(t, url);
    await second.page.getByText('Рейс уже принят на другом телефоне').waitFor();
    await assertAccessible(second.page, 'a pass of another phone', SUN);

    // The same phone opens the link of its SMS once more.
    await page.goto(url);
    await page.getByRole('heading', { name: /^Рейс №/ }).waitFor();
  });

  test('a visitor without a pass is told where it comes from', async (t) => {
    const { page } = await open(t, `${world.url}/r/`);
    await page.getByRole('heading', { name: 'Рейса нет' }).waitFor();
    await page.getByText('Откройте ссылку из SMS').first().waitFor();
    await assertAccessible(page, 'no pass', SUN);
    const wrong = await open(t, `${world.url}/r/#nothing`);
    await wrong.page.getByRole('alert').waitFor();
  });

  test('a stop has all that is wanted at the door, on a small screen and by the keyboard', async (t) => {
    const { url } = await aRun(3, (number) => (number === 0 ? { reciverComment: COMMENT } : {}));
    const { page } = await accepted(t, url);
    const stop = page.getByRole('article');
    await stop.getByText('Домофон 12, второй этаж').waitFor();
    assert.equal(
      await stop.getByRole('link', { name: 'Позвонить' }).getAttribute('href'),
      'tel:+375292000001',
    );
    assert.match(await stop.getByRole('link', { name: 'На карте' }).getAttribute('href'), /^(geo|https):/);
    await assertAccessible(page, 'a run', SUN);
    await assertLarge(page);
    await press(page, 'Вручено');
    await takePicture(page);
    await photo(page, 1);
    await press(page, 'Без подписи');
    await assertAccessible(page, 'the form of cargo that is handed', SUN);
    await assertNotWider(page, 'the form of cargo that is handed');
    await assertLarge(page);
    await press(page, 'Назад');
    await press(page, 'Не вручено');
    await page.getByLabel('никого не было на месте').focus();
    await page.keyboard.press('Space');
    await assertAccessible(page, 'the form of an outcome', SUN);
    await assertNotWider(page, 'the form of an outcome');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Нет фото. Почему?' }).waitFor();
    await assertAccessible(page, 'why there is no picture', SUN);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Отмечены: 1').waitFor();
    await assertNotWider(page, 'a run');
  });

  test('outcomes of a cellar are kept through a reload and arrive once each', async (t) => {
    const { outcomes, url } = await aRun(3);
    const { page, context } = await accepted(t, url);
    await page.addInitScript(tellDraft);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await page.getByText('Дальше: 2').waitFor();
    await hand(page, 'Пётр Сидоров');
    await page.getByText('Дальше: 1').waitFor();
    await press(page, 'Не вручено');
    await press(page, 'Записать');
    await page.getByText('Выберите причину').waitFor();
    await page.getByLabel('получатель отказался').check();
    await page.waitForFunction(async () => (await window.draftOf())?.end.failure === 'refused');
    await page.reload();
    assert.ok(await page.getByLabel('получатель отказался').isChecked(), 'what is chosen stays');
    await press(page, 'Записать');
    await sent(page, '0 из 2');
    await page.getByText('нет связи').waitFor();
    await page.reload();
    await sent(page, '0 из 2');
    await context.setOffline(false);
    await sent(page, '2 из 2');
    const told = (await outcomes()).map(({ outcome, handover }) => [outcome, handover?.receivedBy ?? null]);
    assert.deepEqual(told, [
      ['handed', 'Пётр Сидоров'],
      ['failed', null],
      [null, null],
    ]);
  });

  test('an outcome is undone within ten seconds, and corrected when the server has it', async (t) => {
    const { outcomes, url } = await aRun(1);
    const { page } = await accepted(t, url);
    await hand(page, 'Не тот');
    await press(page, 'Отменить');
    assert.equal(await page.getByLabel('Имя').inputValue(), 'Не тот');
    await page.getByLabel('Имя').fill('Пётр Сидоров');
    await press(page, 'Записать');
    await sent(page, '1 из 1');
    await page.getByText('Отмечены: 1').click();
    await page.getByRole('button', { name: /Пётр Сидоров/ }).click();
    await press(page, 'Не вручено');
    await page.getByLabel('получатель отказался').check();
    await press(page, 'Записать');
    await sent(page, '2 из 2');
    assert.deepEqual(
      (await outcomes()).map(({ outcome }) => outcome),
      ['failed'],
    );
  });

  test('what the desk changes is told and moves nothing', async (t) => {
    const { orders, url } = await aRun(3);
    const { page, context } = await accepted(t, url);
    const top = await page.getByRole('article').getAttribute('aria-label');
    const { version } = await call('GET', `/order/single?id=${orders[0]}`);
    await call('PUT', '/order', { id: orders[0], version, reciverHouse: '77' });
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByText('Диспетчер изменил').waitFor();
    await page.getByRole('article').getByText('д. 77').waitFor();
    assert.equal(await page.getByRole('article').getAttribute('aria-label'), top);
    await assertAccessible(page, 'news of the desk', SUN);
    await press(page, 'Понятно');
    await page.getByText('Диспетчер изменил').waitFor({ state: 'detached' });
  });

  test('a closed pass shows no run any more, and what was kept still arrives', async (t) => {
    const { id, outcomes, url } = await aRun(1);
    const { page, context } = await accepted(t, url);
    await context.setOffline(true);
    await hand(page, 'Пётр Сидоров');
    await sent(page, '0 из 1');
    await call('DELETE', `/runs/${id}/pass`);
    await context.setOffline(false);
    await page.getByText('Пропуск закрыт').waitFor();
    assert.equal(await page.getByText('Советская').count(), 0);
    await sent(page, '1 из 1');
    assert.deepEqual(
      (await outcomes()).map(({ outcome }) => outcome),
      ['handed'],
    );
  });

  test('an answer that is lost and a second tab make no second outcome', async (t) => {
    const { outcomes, url } = await aRun(1);
    const { page, context } = await accepted(t, url);
    const other = await context.newPage();
    await other.goto('/r/');
    await other.getByRole('heading', { name: /^Рейс №/ }).waitFor();
    const keys = [];
    let lost = false;
    await context.route('**/api/courier/outcomes', async (route) => {
      keys.push(
        ...route
          .request()
          .postDataJSON()
          .outcomes.map(({ key }) => key),
      );
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      await route.abort();
    });
    await hand(page, 'Пётр Сидоров');
    await sent(page, '1 из 1');
    await sent(other, '1 из 1');
    assert.equal(keys.length, 2);
    assert.equal(new Set(keys).size, 1);
    const [{ outcome, handover }] = await outcomes();
    assert.deepEqual([outcome, handover.receivedBy], ['handed', 'Пётр Сидоров']);
  });

  test('a browser that stores nothing says so before the run is accepted', async (t) => {
    const { url } = await aRun(1);
    const visitor = await world.visitor(phone);
    tellWhenFailed(t, visitor.page);
    t.after(visitor.close);
    await visitor.page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    });
    await visitor.page.goto(url);
    await visitor.page.getByText('Браузер ничего не хранит').waitFor();
    await press(visitor.page, 'Принять рейс');
    await hand(visitor.page, 'Пётр Сидоров');
    await sent(visitor.page, '1 из 1');
  });

  test('the page is indexed and cached by nobody, tells no address, and is at most 120 KB of packed scripts', async () => {
    const answer = await fetch(`${world.url}/r/`, { headers: { 'Accept-Encoding': 'gzip' } });
    const text = await answer.text();
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.match(answer.headers.get('x-robots-tag'), /noindex/);
    assert.equal(answer.headers.get('referrer-policy'), 'no-referrer');
    assert.match((await fetch(`${world.url}/r`)).url, /\/r\/$/);
    const scripts = [...text.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, url]) => url);
    let bytes = 0;
    for (const url of [...scripts, '/r/worker.js']) {
      const script = await fetch(world.url + url, { headers: { 'Accept-Encoding': 'gzip' } });
      assert.equal(script.headers.get('content-encoding'), 'gzip', url);
      bytes += Number(script.headers.get('content-length'));
    }
    assert.ok(scripts.length > 0 && bytes > 0 && bytes <= 120 * 1024, `${bytes} bytes`);
  });
});
