// The baseline: node:http and SQL by hand over the product's tables, the product's answers byte for byte. It looks the session up and
// writes whole rows; no input is checked, nobody is counted, nothing is logged. What is no overhead is the product's own: prices, the
// index of cities and the words of a search.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { fold, quote, REGIONS } from '@shlyah/domain';
import { openBare } from './bare-database.mjs';
import { eventView, orderView, pieceView, pointView, quoteView, userView } from './bare-views.mjs';

const require = createRequire(import.meta.url);
const { CityIndex } = require('../../dist/points/search/city-index.js');
const { wordsText, wordRows } = require('../../dist/database/order-words.js');
const { newTrackingCode } = require('../../dist/database/tracking-codes.js');

const database = openBare(process.env.DATABASE_URL);
const { all, inside, instant, stamp } = database;
const marks = (list) => list.map(() => '?').join();
const byId = (rows) => new Map(rows.map((row) => [row.id, row]));

const cities = await all('SELECT * FROM cities');
const regions = byId(await all('SELECT * FROM regions'));
const tariffRows = await all('SELECT * FROM tariff_rows ORDER BY lower');
const bands = (kind) =>
  tariffRows
    .filter((row) => row.kind === kind)
    .map(({ id, value, lower, upper }) => ({ id, coefficient: value, lower, upper }));
const tables = {
  volume: bands('volume'),
  weight: bands('weight'),
  fragileSurcharge: tariffRows.find(({ kind }) => kind === 'fragile').value,
};
const cityById = byId(cities);
const isos = new Map(REGIONS.map(({ id, iso }) => [id, iso]));
const index = new CityIndex(
  cities.map((city) => ({ ...city, region: isos.get(city.regionId), district: city.district || null })),
);
const kinds = {
  statuses: byId(await all('SELECT id, name, color FROM order_statuses')),
  states: byId(await all('SELECT id, name FROM order_states')),
};

const caller = async ({ headers }) => {
  const token = /sid=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const [user] = await all(
    'SELECT u.* FROM sessions s JOIN users u ON u.id = s.userId WHERE s.tokenHash = ? AND s.expiresAt > ?',
    [hash, stamp(new Date())],
  );
  return user;
};

async function views(rows) {
  const ids = rows.map(({ id }) => id);
  const items = await all(
    `SELECT * FROM order_items WHERE orderId IN (${marks(ids)}) ORDER BY orderId, position`,
    ids,
  );
  const pointIds = [...new Set(rows.flatMap((row) => [row.pickupPointId, row.receivePointId]))].filter(
    Boolean,
  );
  const points = new Map();
  if (pointIds.length > 0)
    for (const row of await all(`SELECT * FROM points WHERE id IN (${marks(pointIds)})`, pointIds)) {
      const { address } = pointView(row, cityById.get(row.cityId));
      points.set(row.id, { id: row.id, address, hours: row.hours, phone: row.phone });
    }
  return rows.map((row) => {
    const own = items.filter(({ orderId }) => orderId === row.id).map(pieceView);
    return orderView(row, own, { ...kinds, points }, instant);
  });
}

const priceOf = (cityId, items, fragile) =>
  quoteView(quote({ items, fragile }, regions.get(cityById.get(cityId).regionId).price, tables));

const reads = {
  'GET /api/order': async () => {
    const [{ total }] = await all('SELECT SUM(orders) AS total FROM order_totals');
    const rows = await all('SELECT * FROM orders ORDER BY id DESC LIMIT 20');
    const count = Number(total);
    return { data: await views(rows), page: 1, pages: Math.ceil(count / 20), total: count };
  },
  'GET /api/order/single': async (query) =>
    (await views(await all('SELECT * FROM orders WHERE id = ?', [Number(query.get('id'))])))[0],
  'GET /api/order/history': async (query) => {
    const id = Number(query.get('id'));
    await all('SELECT id FROM orders WHERE id = ?', [id]);
    const rows = await all(
      "SELECT * FROM events WHERE subject = 'order' AND subjectId = ? ORDER BY id DESC",
      [id],
    );
    return rows.map((row) => eventView(row, instant));
  },
  'GET /api/user': async (_query, user) => userView(user),
  'GET /api/points': async () =>
    (await all('SELECT * FROM points ORDER BY cityId, id')).map((row) =>
      pointView(row, cityById.get(row.cityId)),
    ),
  'GET /api/findCountry': async (query) =>
    index.find(query.get('query')).map((city) => {
      const { zoneCode, coefficient } = regions.get(cityById.get(city.id).regionId);
      return {
        search: index.label(city),
        id: city.id,
        zone_id: zoneCode,
        city: city.name,
        coef: coefficient / 1e4,
      };
    }),
  'POST /api/calculator/quote': async (_query, _user, body) =>
    priceOf(body.cityId, body.packages, body['fragileСargo'] ?? false),
};
const open = new Set(['GET /api/points', 'GET /api/findCountry', 'POST /api/calculator/quote']);

const create = (user, body) =>
  inside(async (tx) => {
    const { packages, pickupPoint, recivePoint, ...order } = body;
    const now = stamp(new Date());
    const row = {
      userId: user.id,
      ...{ clientName: user.name, clientPhone: user.phone, clientEmail: user.email },
      ...{
        clientIsLegalEntity: user.isLegalEntity,
        clientOrganization: user.organization,
        clientUnp: user.unp,
      },
      ...{ statusId: 1, stateId: 1, createdAt: now, deliveryDate: order.deliveryDate, price: null },
      estimate: JSON.stringify(priceOf(order.reciverAddressId, packages, order.fragileCargo)),
      ...{ version: 1, contactPerson: Number(order.contactPerson) },
      ...{ contactPersonName: order.contactPersonName, contactPersonPhone: order.contactPersonPhone },
      ...{
        delivery: order.delivery,
        address: order.address,
        addressId: order.addressId,
        street: order.street,
      },
      ...{ house: order.house, housing: order.housing, entrance: order.entrance, flat: order.flat },
      ...{ floor: order.floor, pickupPointId: pickupPoint, comment: order.comment },
      ...{ receiverType: order.reciverType, organization: order.organization, name: order.name },
      ...{ receiverPhone: order.reciverPhone, deliveryAddress: order.deliveryAddress },
      notifyReceiver: Number(order.notifyReceiver ?? false),
      ...{ receiverAddress: order.reciverAddress, receiverAddressId: order.reciverAddressId },
      ...{ receiverStreet: order.reciverStreet, receiverHouse: order.reciverHouse },
      ...{ receiverHousing: order.reciverHousing, receiverEntrance: order.reciverEntrance },
      ...{ receiverFlat: order.reciverFlat, receiverFloor: order.reciverFloor, receivePointId: recivePoint },
      ...{
        receiverComment: order.reciverComment,
        tarif: order.tarif,
        fragileCargo: Number(order.fragileCargo),
      },
      ...{ externalId: null, anonymisedAt: null, updatedAt: null, trackingCode: newTrackingCode() },
    };
    const add = (table, rows) => {
      const names = Object.keys(rows[0]);
      const groups = rows.map(() => `(${marks(names)})`).join();
      return tx.run(`INSERT INTO ${table} (${names.join()}) VALUES ${groups}`, rows.flatMap(Object.values));
    };
    const { first: id } = await add('orders', [row]);
    const pieces = packages.map((item, position) => ({
      ...{ orderId: id, position, type: item.type, calculationType: item.calculationType },
      ...{ length: item.length * 100, width: item.width * 100, height: item.height * 100 },
      ...{ weight: item.weight * 1000, volume: item.volume, name: item.name, count: item.count },
      ...{ useTtn: item.useTTN, ttn: item.TTN, returnTtn: Number(item.returnTTN) },
    }));
    const { first: firstPiece } = await add('order_items', pieces);
    const text = wordsText(
      fold(
        [user.name, user.organization, user.unp, user.phone, user.email, order.name]
          .filter(Boolean)
          .join(' '),
      ),
    );
    await add('order_search', [{ id, text }]);
    await add('order_words', wordRows(id, text));
    const who = { actorId: user.id, actorName: user.name, actorRole: user.role };
    const event = { subject: 'order', subjectId: id, ...who, at: now, field: 'status', fromValue: null };
    await add('events', [{ ...event, toValue: 'Новая' }]);
    const letter = { messageId: randomUUID(), recipient: user.email, subject: `Заказ № ${id} принят` };
    const sent = { createdAt: now, nextAttemptAt: now, attempts: 0, sentAt: now, channel: 'email' };
    await add('emails', [{ ...letter, body: letterText(id, 700), html: letterText(id, 4500), ...sent }]);
    await add('units', [{ mark: randomBytes(16).toString('hex'), done: 1 }]);
    const stored = pieces.map((piece, at) => pieceView({ ...piece, id: firstPiece + at }));
    return orderView({ ...row, id }, stored, { ...kinds, points: new Map() }, instant);
  });

const letterText = (id, length) => `Мы получили ваш заказ № ${id}. `.padEnd(length, 'Шлях ');

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://bare');
  const name = `${request.method} ${pathname}`;
  const text = request.method === 'GET' ? '' : Buffer.concat(await request.toArray()).toString('utf8');
  const user = open.has(name) ? null : await caller(request);
  const body = text && JSON.parse(text);
  const isOrder = name === 'POST /api/order';
  const answer = JSON.stringify(
    isOrder ? await create(user, body) : await reads[name](searchParams, user, body),
  );
  response.writeHead(isOrder ? 201 : 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(answer),
  });
  response.end(answer);
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
