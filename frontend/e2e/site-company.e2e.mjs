// The company's data are changed by an administrator, and the pages have them before any script.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { logIn, openWorld } from './support/world.mjs';
import { open } from './site-tools.mjs';

const address = 'http://shlyah.example';
let world;

before(async () => {
  world = await openWorld({ env: { PUBLIC_URL: address } });
});

after(() => world?.close());

/** As it is sent, without the marks of React and of typesetting. */
const text = async (path) =>
  (await (await fetch(world.url + path)).text()).replace(/<!-- -->|\u2060/g, '').replaceAll('\u00a0', ' ');
const record = async () => (await fetch(`${world.url}/api/company`)).json();

describe('the company', () => {
  test('is changed on the administrator’s screen, with its history', async () => {
    const { page, problems, close } = await world.visitor();
    await logIn(page, 'admin@demo.by');
    await page.getByRole('link', { name: 'Компания' }).click();
    await page.getByRole('heading', { level: 1, name: 'Компания' }).waitFor();
    await page.getByLabel('Название', { exact: true }).fill('Ветразь & <Ко>');
    await page.getByRole('button', { name: 'Добавить телефон' }).click();
    await page.getByLabel('Телефон', { exact: true }).last().fill('8 017 200 30 40');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Данные компании сохранены').waitFor();
    await page.getByText('Название: Шлях → Ветразь & <Ко>').waitFor();
    await page.getByRole('link', { name: 'Ветразь & <Ко>, на главную' }).waitFor();
    const { name, phones, version } = await record();
    assert.deepEqual(
      [name, phones.at(-1), version],
      ['Ветразь & <Ко>', { phone: '+375 (17) 20-03-040', label: null }, 2],
    );
    for (let left = phones.length; left > 1; left--) {
      await page
        .getByRole('button', { name: /^Убрать телефон/ })
        .last()
        .click();
    }
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText(/^Телефоны: .*; .* → [^;]+$/).waitFor();
    assert.equal((await record()).phones.length, 1);
    assert.deepEqual(problems, []);
    await close();
  });

  test('stands in the pages before their scripts, and the same in the browser', async () => {
    const company = await record();
    for (const path of ['/', '/about', '/contact']) {
      const html = await text(path);
      assert.ok(html.includes('Ветразь &amp; &lt;Ко&gt;'), path);
      assert.ok(html.includes(company.phones[0].phone), path);
      assert.ok(!html.includes('Шлях —'), path);
    }
    const { page, problems, close } = await world.visitor();
    await open(page, '/contact');
    assert.match(await page.title(), /^Контакты — Ветразь & <Ко>$/);
    await page
      .getByRole('main')
      .locator(`a[href="tel:${company.phones[0].phone.replace(/[^\d+]/g, '')}"]`)
      .waitFor();
    // React says in the console when what it draws differs from what was sent.
    assert.deepEqual(problems, []);
    await close();
  });

  test('has one address, that of the installation', async () => {
    const html = await text('/contact');
    assert.ok(html.includes(`<link rel="canonical" href="${address}/contact" />`));
    assert.ok(html.includes(`<meta property="og:image" content="${address}/img/share.png" />`));
    assert.ok((await text('/sitemap.xml')).includes(`<loc>${address}/about</loc>`));
    assert.ok((await text('/robots.txt')).includes(`Sitemap: ${address}/sitemap.xml`));
    for (const path of ['/', '/contact', '/sitemap.xml', '/robots.txt']) {
      assert.ok(!(await text(path)).includes('https://shlyah.by'), path);
    }
  });

  test('a page that has not changed is not sent twice', async () => {
    const first = await fetch(`${world.url}/about`);
    const tag = first.headers.get('etag');
    // A proxy that packs the page weakens its tag.
    for (const known of [tag, `W/${tag.replace(/^W\//, '')}`, `"older", ${tag}`, '*']) {
      const again = await fetch(`${world.url}/about`, { headers: { 'If-None-Match': known } });
      assert.equal(again.status, 304, known);
    }
    const older = await fetch(`${world.url}/about`, { headers: { 'If-None-Match': '"older"' } });
    assert.equal(older.status, 200);
  });
});
