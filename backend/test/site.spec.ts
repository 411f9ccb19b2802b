import { defaultCalendar, WEEKDAYS } from '@shlyah/domain';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CompanyService } from '../src/modules/company/company.service';
import { orderBody, addOrder, addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const tiles = 'https://tiles.example/{z}/{x}/{y}.png?a=1&b="2"';
const test = setUpTestApp({ mapTilesUrl: tiles, publicUrl: new URL('https://shlyah.example/') });

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });

const siteFolder = join(__dirname, '../../frontend/dist/site');
const html = 'text/html; charset=utf-8';

describe('a page', () => {
  it('comes drawn, with the company and the address of this installation, in the best packing', async () => {
    const plain = await get('/about/?from=ad');
    expect([plain.statusCode, plain.headers['content-type'], plain.headers['content-encoding']]).toEqual([
      200,
      html,
      undefined,
    ]);
    expect(plain.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    expect(plain.body).toContain('https://shlyah.example/about');
    expect(plain.body).toContain(
      '<meta name="map-tiles" content="https://tiles.example/{z}/{x}/{y}.png?a=1&amp;b=&quot;2&quot;" /></head>',
    );
    const br = await get('/About', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/about', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  it('that a browser has is not sent again, until the company has changed', async () => {
    const etag = String((await get('/about')).headers.etag);
    const again = () => get('/about', { 'if-none-match': etag });
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
    const company = await test.app.get(CompanyService).current();
    const current = jest.spyOn(CompanyService.prototype, 'current');
    current.mockResolvedValue({ ...company, name: 'Иной путь', version: company.version + 1 });
    const changed = await again();
    expect([changed.statusCode, changed.body.includes('Иной путь')]).toEqual([200, true]);
    current.mockRestore();
    expect((await get('/about')).body).not.toContain('Иной путь');
  });

  it('names the closed weekdays of the calendar, and is drawn anew when they have changed', async () => {
    const named = async (words: RegExp) => words.test((await get('/')).body);
    expect(await named(/<p>[^<]*По\s+средам\s+и\s+субботам\s+доставки\s+нет/)).toBe(true);
    const admin = await test.as('admin');
    const weekdays = WEEKDAYS.filter((day) => day !== 'tuesday');
    await admin.put('/api/calendar', { body: { ...defaultCalendar, weekdays, version: 1 } });
    expect(await named(/<p>[^<]*По\s+вторникам\s+доставки\s+нет/)).toBe(true);
    await admin.put('/api/calendar', { body: { ...defaultCalendar, weekdays: WEEKDAYS, version: 2 } });
    expect(await named(/доставки\s+нет/)).toBe(false);
    await admin.put('/api/calendar', { body: { ...defaultCalendar, version: 3 } });
  });

  it('that nobody has made is the shell with 404, one that a browser draws with 200', async () => {
    const shell = await get('/cabinet/profile');
    expect([shell.statusCode, shell.headers['content-type']]).toEqual([200, html]);
    for (const path of ['/cabinet', '/reset-password', '/confirm-email', '/undo-email', '/access-review'])
      expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
    for (const path of ['/no/such/page', '/cabinets', '/undo-email/x']) {
      const { statusCode, body } = await get(path, { 'if-none-match': String(shell.headers.etag) });
      expect([path, statusCode, body]).toEqual([path, 404, shell.body]);
    }
  });

  it('that cannot be drawn is told so, and the next one is tried', async () => {
    const broken = jest.spyOn(CompanyService.prototype, 'current').mockRejectedValue(new Error('away'));
    const { statusCode, headers, body } = await get('/about');
    broken.mockRestore();
    expect([statusCode, headers['content-type'], JSON.parse(body)]).toMatchObject([
      503,
      'application/json; charset=utf-8',
      { statusCode: 503, code: 'unavailable' },
    ]);
    expect((await get('/about')).statusCode).toBe(200);
  });

  it('that could not be drawn once is drawn anew with the next request', async () => {
    const company = await test.app.get(CompanyService).current();
    const version = company.version + 1;
    const current = jest.spyOn(CompanyService.prototype, 'current');
    // Without a name and all the rest nothing can be drawn.
    current.mockResolvedValueOnce({ version } as typeof company);
    current.mockResolvedValue({ ...company, name: 'Снова в пути', version });
    const [failed, next] = [await get('/about'), await get('/about')];
    current.mockRestore();
    expect([failed.statusCode, next.statusCode]).toEqual([503, 200]);
    expect(next.body).toContain('Снова в пути');
  });

  it.each([
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain'],
  ])('%s is drawn with them', async (path, type) => {
    const { statusCode, headers } = await get(path);
    expect([statusCode, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
  });
});

describe('a file', () => {
  const year = 'public, max-age=31536000, immutable';

  it('of the build is kept for a year, another one is asked for each time', async () => {
    const [script = ''] = readdirSync(join(siteFolder, 'assets')).filter((name) => name.endsWith('.js'));
    const asset = await get(`/assets/${script}`, { 'accept-encoding': 'br' });
    expect(asset.headers).toMatchObject({ 'cache-control': year, 'content-encoding': 'br' });
    const icon = await get('/favicon.svg');
    expect([icon.statusCode, icon.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(icon.headers['content-type']).toContain('image/svg+xml');
  });

  it('that is the package for integrators is whole, names this server and its licence', async () => {
    const file = '/developers/shlyah-api-client.tgz';
    const { statusCode, headers, rawPayload } = await get(file);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/gzip']);
    const again = await get(file, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const folders = [rawPayload, readFileSync(join(siteFolder, file))].map((bytes) => {
      const folder = mkdtempSync(join(tmpdir(), 'shlyah-package-'));
      execFileSync('tar', ['-xzf', '-', '-C', folder], { input: bytes });
      return join(folder, 'package');
    });
    const [given = '', built = ''] = folders;
    const named = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.\w+$|LICENSE$/.test(name),
    );
    expect(named).toEqual(
      expect.arrayContaining(['README.md', 'LICENSE', 'package.json', 'dist/sdk/index.js']),
    );
    expect(readdirSync(given, { recursive: true }).sort()).toEqual(
      readdirSync(built, { recursive: true }).sort(),
    );
    const text = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');
    for (const name of named.filter((one) => one !== 'README.md'))
      expect([name, text(given, name)]).toEqual([name, text(built, name)]);
    const readme = text(given, 'README.md');
    expect(readme).toContain(`npm install https://shlyah.example${file}`);
    expect(readme).not.toContain('shlyah.by');
    expect(readme).toBe(text(built, 'README.md').replaceAll('https://shlyah.by', 'https://shlyah.example'));
    expect(JSON.parse(text(given, 'package.json'))).toMatchObject({ license: 'MIT' });
    expect(text(given, 'LICENSE')).toMatch(/^MIT License/);
    for (const folder of folders) rmSync(dirname(folder), { recursive: true });
  });

  it.each(['/no-such.js', '/..%2f..%2fserver/templates.json', '/%00.js', '/api', '/api/none'])(
    'that is none is not found as the API says it: %s',
    async (path) => {
      const { statusCode, body } = await get(path);
      expect([statusCode, JSON.parse(body)]).toMatchObject([404, { code: 'not_found' }]);
    },
  );
});

describe('the page of parcels', () => {
  const words = ({ body }: { body: string }) => body.replaceAll('\u00a0', ' ');
  const typed = (body: string) => [...body.matchAll(/Код ([0-9A-Z-]+)</g)].map(([, code]) => code);

  it('shows a parcel at its address, kept by nobody and told to no other site', async () => {
    const order = await addOrder(test, await addUser(test), orderBody());
    const { pathname } = new URL(String(order['trackingUrl']));
    const page = await get(pathname);
    expect([page.statusCode, page.headers]).toMatchObject([
      200,
      {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'content-type': html,
      },
    ]);
    expect(page.body).toContain(pathname.slice('/t/'.length));
    // One parcel has an address of its own, however it was asked for.
    const asked = await get(`/t?codes=${pathname.slice('/t/'.length).toLowerCase().replaceAll('-', '')}`);
    expect([asked.statusCode, asked.headers.location]).toEqual([303, pathname]);
    const beside = await get(`/t?codes=${pathname.slice('/t/'.length)},7K4M-PX2D-W9H5`);
    expect([beside.statusCode, typed(beside.body)]).toEqual([200, ['7K4M-PX2D-W9H5']]);
    expect(beside.body).toContain(pathname.slice('/t/'.length));
    expect(words(beside)).not.toContain('За один раз ищем до трёх кодов');
  });

  it('says of what is none why, and that it looks for three at once', async () => {
    const one = await get(`/t/${'7'.repeat(60)}`);
    expect([one.statusCode, typed(one.body)]).toEqual([404, ['7'.repeat(40)]]);
    expect(words(one)).toContain('По этому коду посылки нет.');
    const four = await get('/t?codes=7K4M-PX2D-W9H1,7K4M-PX2D-W9H2,7K4M-PX2D-W9H3,7K4M-PX2D-W9H4');
    expect([four.statusCode, typed(four.body)]).toEqual([
      404,
      ['7K4M-PX2D-W9H1', '7K4M-PX2D-W9H2', '7K4M-PX2D-W9H3'],
    ]);
    expect(words(four)).toContain('За один раз ищем до трёх кодов');
    const nothing = await get('/t?codes=7K4M');
    expect([nothing.statusCode, typed(nothing.body)]).toEqual([404, ['7K4M']]);
    for (const path of ['/t', '/t?codes=1&codes=2']) expect((await get(path)).statusCode).toBe(200);
  });
});
