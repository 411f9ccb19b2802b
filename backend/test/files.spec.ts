import { crc32, deflateSync } from 'node:zlib';
import { LIMITS } from '@shlyah/domain';
import { validContract } from '@shlyah/domain/cases';
import sharp from 'sharp';
import { redrawPicture } from '../src/platform/files/pictures';
import { StoredFile } from '../src/platform/files/stored-file.entity';
import { randomHex } from '../src/platform/common/hashes';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addUser, pdf, png } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ accountLimits: 1 });
let owner: User;
let client: Client;

beforeEach(async () => {
  owner = await addUser(test);
  client = await test.signedIn(owner);
});

const twoMegabytes = 2 * 1024 * 1024;

const sendScan = (name: string, bytes: Buffer) =>
  client.post('/api/contract', { form: { ...validContract, scanProxy: { name, bytes } } });

const sendAvatar = (name: string, bytes: Buffer) =>
  client.post('/api/user/update', { form: { file: { name, bytes } } });

/** What a phone writes: a picture on its side, and where it was taken. */
const photo = sharp({ create: { width: 600, height: 300, channels: 3, background: 'olive' } })
  .withExif({ IFD0: { Model: 'Телефон' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 54/1 8/1' } })
  .withMetadata({ orientation: 6 });
const sizeOf = async (bytes: Buffer): Promise<unknown> => {
  const { width, height, format, exif, orientation } = await sharp(bytes).metadata();
  return { size: [width, height], format, exif, orientation };
};
/** The status and the words of a refusal. */
const told = ({ status, body }: { status: number; body: unknown }): [number, string] => [
  status,
  (body as { message: string }).message,
];
const tooLarge = 'Файл больше 2 МБ. Уменьшите его и попробуйте ещё раз.';
const tooMany = 'В форме слишком много полей или файлов.';
const unreadable =
  'Картинку не удалось прочитать целиком или она слишком большая. Сохраните её заново или выберите другую.';

const cut = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length - 20);

describe('a scan', () => {
  it('may have two megabytes and not a byte more', async () => {
    expect(told(await sendScan('много.pdf', pdf(twoMegabytes + 1)))).toEqual([413, tooLarge]);
    expect((await sendScan('в самый раз.pdf', pdf(twoMegabytes))).status).toBe(201);
  });

  it('that is far too large is refused without being read to its end', async () => {
    const answer = await sendScan('огромный.pdf', pdf(8 * twoMegabytes));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'too_large' });
  });

  it.each([
    ['a PDF', 'a.pdf', pdf()],
    ['a PNG', 'a.png', png],
    ['a PDF under another name', 'a.exe', pdf()],
  ])('may be %s', async (_, name, bytes) => {
    expect((await sendScan(name, bytes)).status).toBe(201);
  });

  const otherKind = 'Подойдёт PDF, JPEG или PNG.';
  const broken = 'PDF повреждён или неполон. Откройте его и сохраните заново.';
  const active = 'В PDF есть скрипты или вложенные файлы. Пришлите простой скан.';

  it.each([
    ['a program called PDF', 'a.pdf', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), otherKind],
    ['a page called PNG', 'a.png', Buffer.from('<html><script>alert(1)</script></html>'), otherKind],
    ['a drawing with scripts', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), otherKind],
    ['an archive', 'a.zip', Buffer.from('504b0304140000000800', 'hex'), otherKind],
    ['a text', 'a.txt', Buffer.from('текст'), otherKind],
    ['the first bytes of a PDF', 'a.pdf', Buffer.from('%PDF'), broken],
    ['a PDF that breaks off', 'a.pdf', cut(pdf()), broken],
    ['a PDF whose table is elsewhere', 'a.pdf', Buffer.concat([Buffer.from('%PDF-1.4\n'), pdf()]), broken],
    [
      'a PDF with a script',
      'a.pdf',
      pdf(1000, '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
      active,
    ],
    ['a PDF with a script in disguise', 'a.pdf', pdf(1000, '/OpenAction << /S /Java#53cript >>'), active],
    ['a PDF with a file inside', 'a.pdf', pdf(1000, '/Names << /EmbeddedFiles 2 0 R >>'), active],
    ['the first bytes of a PNG', 'a.png', png.subarray(0, 40), unreadable],
  ])('is no %s', async (_, name, bytes, words) => {
    const answer = await sendScan(name, bytes);
    expect([answer.status, (answer.body as { errors: unknown }).errors]).toEqual([
      415,
      { scanProxy: [words] },
    ]);
  });

  it('of a phone is turned upright, and keeps neither place nor device', async () => {
    const bytes = await photo.clone().jpeg().toBuffer();
    expect(await sizeOf(bytes)).toMatchObject({ size: [600, 300], exif: expect.any(Buffer), orientation: 6 });
    const { scanProxy } = (await sendScan('a.jpg', bytes)).body as { scanProxy: string };
    const { body, headers } = await client.get(scanProxy);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(await sizeOf(body as Buffer)).toEqual({ size: [300, 600], format: 'jpeg' });
  });

  it('finds no room beside twenty megabytes of one account', async () => {
    await test.database.write((tx) =>
      tx.insert(StoredFile, {
        id: randomHex(16),
        ownerId: owner.id,
        kind: 'scan',
        name: 'a.pdf',
        mime: 'application/pdf',
        size: LIMITS.accountBytes - 999,
        content: Buffer.alloc(1),
        createdAt: new Date(),
      }),
    );
    expect(told(await sendScan('a.pdf', pdf(1000)))).toEqual([
      413,
      'Файлы кабинета заняли всё отведённое место. Напишите нам, и мы поможем.',
    ]);
    expect((await sendScan('a.pdf', pdf(999))).status).toBe(201);
  });

  it('without any bytes is no scan, as of a form whose file was not chosen', async () => {
    const { status, body } = await sendScan('', Buffer.alloc(0));
    expect([status, (body as { scanProxy: unknown }).scanProxy]).toEqual([201, null]);
  });

  it('is read under its own name with headers that let no browser run it', async () => {
    const created = await sendScan('Скан (копия) "1".pdf', pdf(5000));
    const { scanProxy } = created.body as { scanProxy: string };
    const { status, headers, body } = await client.get(scanProxy);
    expect(status).toBe(200);
    expect((body as Buffer).length).toBe(5000);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(headers['content-security-policy']).toMatch(/^sandbox.*frame-ancestors 'none'$/);
    expect(headers['content-disposition']).toContain(
      "filename*=UTF-8''%D0%A1%D0%BA%D0%B0%D0%BD%20%28%D0%BA%D0%BE%D0%BF%D0%B8%D1%8F%29",
    );
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="Skan \(kopiya\)[\x20-\x7e]*"; filename\*/,
    );
  });

  it('never leaves the folder its name speaks of', async () => {
    const created = await sendScan('../../etc/passwd', pdf());
    const { scanProxy } = created.body as { scanProxy: string };
    expect((await client.get(scanProxy)).headers['content-disposition']).toContain('filename="passwd.pdf"');
  });

  it('whose name cannot be shown is called a file', async () => {
    const { scanProxy } = (await sendScan('\u0001\u0002', pdf())).body as { scanProxy: string };
    const id = scanProxy.split('/').at(-1) ?? '';
    expect(await test.database.read.findOneBy(StoredFile, { id })).toMatchObject({ name: 'файл.pdf' });
  });

  it.each([
    ['a.exe', pdf(), 'a.exe.pdf'],
    ['dogovor 2026.05', pdf(), 'dogovor 2026.05.pdf'],
    ['a.PDF', pdf(), 'a.PDF'],
    ['a.pdf', png, 'a.pdf.png'],
    ['a.png', png, 'a.png'],
  ])('%s is kept and sent with the ending of its content', async (name, bytes, kept) => {
    const { scanProxy } = (await sendScan(name, bytes)).body as { scanProxy: string };
    const id = scanProxy.split('/').at(-1) ?? '';
    expect(await test.database.read.findOneBy(StoredFile, { id })).toMatchObject({ name: kept });
    await test.database.write((tx) => tx.update(StoredFile, { id }, { name }));
    const { headers } = await client.get(scanProxy);
    expect(headers['content-disposition']).toContain(`filename="${kept}"`);
  });
});

describe('an avatar', () => {
  it('must be a picture of a sane size', async () => {
    expect((await sendAvatar('я.png', png)).status).toBe(200);
    const [pages, piece] = [await sendAvatar('я.pdf', pdf()), await sendAvatar('я.png', png.subarray(0, 40))];
    expect(told(pages)).toEqual([415, 'Подойдёт картинка JPEG, PNG или WebP.']);
    expect(told(piece)).toEqual([415, unreadable]);
    const huge = Buffer.from(png);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    expect((await sendAvatar('бомба.png', huge)).status).toBe(415);
    expect((await sendAvatar('я.png', Buffer.concat([png, Buffer.alloc(twoMegabytes)]))).status).toBe(413);
  });

  it('is drawn anew, upright and small, of the kind that was sent', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await photo.clone().resize(1200, 600).toFormat(format).toBuffer();
      const { url } = (await sendAvatar('я', bytes)).body as { url: string };
      expect(await sizeOf((await client.get(url)).body as Buffer)).toEqual({ size: [256, 512], format });
    }
  });

  it('is taken sixty times an hour', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 61; times++) statuses.push((await sendAvatar('я.png', png)).status);
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
  });

  it('of a manager is not a customer’s to see', async () => {
    const manager = await test.signedIn(await addUser(test, { role: 'manager' }));
    const { body } = await manager.post('/api/user/update', {
      form: { file: { name: 'я.png', bytes: png } },
    });
    const { url } = body as { url: string };
    expect((await client.get(url)).status).toBe(404);
    expect((await (await test.as('admin')).get(url)).status).toBe(200);
    expect((await (await test.as('manager')).get(url)).status).toBe(404);
  });

  it('of an admin is not another admin’s to see', async () => {
    const admin = await test.signedIn(await addUser(test, { role: 'admin' }));
    const { body } = await admin.post('/api/user/update', { form: { file: { name: 'я.png', bytes: png } } });
    const { url } = body as { url: string };
    expect((await admin.get(url)).status).toBe(200);
    expect((await (await test.as('admin')).get(url)).status).toBe(404);
  });
});

/** A PNG of one colour, of which the header and the packed lines are all. */
function plainPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const chunk = (name: string, bytes: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const named = Buffer.concat([Buffer.from(name), bytes]);
    length.writeUInt32BE(bytes.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const lines = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  const chunks = [chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

it.each([
  [39_000_000, 1],
  [1, 39_000_000],
])('a picture of %i × %i pixels is refused by its header', async (width, height) => {
  const bytes = plainPng(width, height);
  expect(bytes.length).toBeLessThan(100_000);
  expect(told(await sendAvatar('я.png', bytes))).toEqual([415, unreadable]);
  expect(await redrawPicture(bytes)).toBeNull();
});

it('pictures are decoded by one thread, and nothing of them is kept in memory', async () => {
  sharp.concurrency(4);
  sharp.cache({ memory: 50, files: 20, items: 100 });
  expect(await redrawPicture(png)).toBeInstanceOf(Buffer);
  expect(sharp.concurrency()).toBe(1);
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } });
});

describe('a form', () => {
  it('with too many fields is refused', async () => {
    const form = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field${index}`, 'x']));
    expect(told(await client.post('/api/user/update', { form }))).toEqual([413, tooMany]);
  });

  it('with more files than it has places for is refused', async () => {
    const form = { a: { name: 'a.png', bytes: png }, b: { name: 'b.png', bytes: png } };
    expect(told(await client.post('/api/user/update', { form }))).toEqual([413, tooMany]);
  });

  it('that breaks off or has no boundary is told so', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const cut = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nПё';
    const torn = [400, 'Форму не разобрать. Отправьте её ещё раз.'];
    expect(told(await client.post('/api/user/update', { headers, body: cut }))).toEqual(torn);
    const bare = { 'content-type': 'multipart/form-data' };
    expect(told(await client.post('/api/user/update', { headers: bare, body: cut }))).toEqual(torn);
    const odd = cut.replace('"name"', '"__proto__"');
    expect(told(await client.post('/api/user/update', { headers, body: `${odd}\r\n--x--\r\n` }))).toEqual(
      torn,
    );
  });

  it('of a visitor is not read at all', async () => {
    const form = { file: { name: 'a.png', bytes: Buffer.alloc(8 * twoMegabytes) } };
    expect((await test.visitor().post('/api/user/update', { form })).status).toBe(401);
  });
});
