// The forms that ask and set rather than tell, pairwise: the calculator, the orders' filter, the pickup points.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { DATE_TYPES, PRICE_TYPES } from '@shlyah/domain';
import { answer } from './support/answers.mjs';
import { factors as orderFactors, orderOf } from './support/order-table.mjs';
import { pairwise } from './support/pairwise.mjs';
import { api, deliveryDay, staff } from './support/staff.mjs';
import { openWorld } from './support/world.mjs';

const BOTH = [true, false];

describe('forms that ask and set', () => {
  let world;
  let admin;
  before(async () => {
    world = await openWorld();
    admin = await api(world, 'admin@demo.by');
  });
  after(() => world?.close());

  const { deliveryAddress, cargo, fragile, optional } = orderFactors;
  const calculations = pairwise({ deliveryAddress, cargo, fragile, optional });

  test(`the calculator says the API's price of ${calculations.length} kinds of cargo`, async (t) => {
    const page = await staff(world, t, 'person@demo.by');
    await page.goto('/cabinet/calculatePrice');
    const places = {
      points: await admin('GET', '/points'),
      cities: [{ id: 3, name: 'Гомель', typed: 'гом', kept: 'Гомель' }],
      day: deliveryDay(2),
    };
    const asked =
      /^(deliveryAddress|reciverAddress|recivePoint|fragileCargo|packages\.0\.(?!useTTN|TTN|returnTTN).*)$/;
    for (const [number, row] of calculations.entries()) {
      const { steps, kept } = orderOf({ waybill: 'no', ...row }, number, places);
      const questions = steps.flat().filter(({ name }) => asked.test(name));
      const priced = page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/calculator/quote') && isSame(response.request().postDataJSON(), kept),
      );
      await answer(page, questions);
      const { total } = await (await priced).json();
      const words =
        total === null ? /цену назовёт менеджер|по согласованию/ : new RegExp(`${total.toFixed(2)}\\sр`);
      await page.getByText(words).first().waitFor();
    }
  });

  const filters = pairwise({
    dateType: [...DATE_TYPES],
    priceType: ['', ...PRICE_TYPES],
    from: BOTH,
    to: BOTH,
    status: ['', '4'],
    state: ['', '2'],
  });

  test(`the filter asks for what was chosen, ${filters.length} times`, async (t) => {
    const page = await staff(world, t, 'manager@demo.by');
    await page.goto('/cabinet/orders/1');
    await page.getByRole('button', { name: 'Фильтр' }).click();
    for (const row of filters) {
      const { chosen, query } = filterOf(row);
      await answer(page, chosen);
      await page.getByRole('button', { name: 'Показать' }).click();
      await page.waitForURL((url) => isSubset(query, Object.fromEntries(url.searchParams)));
      const found = Object.fromEntries(new URL(page.url()).searchParams);
      assert.deepEqual(found, query, JSON.stringify(row));
      await page.getByText('Загружаем заказы…').waitFor({ state: 'detached' });
      assert.equal(await page.getByRole('alert').count(), 0, JSON.stringify(row));
    }
  });

  const points = pairwise({ isNew: BOTH, otherCity: BOTH, coords: BOTH, price: ['7,5', '0'] });

  test(`pickup points are added and changed, ${points.length} at once`, async (t) => {
    const page = await staff(world, t, 'admin@demo.by');
    const before = await admin('GET', '/points');
    await page.goto('/cabinet/deliveryCitiesAndCoefficientSettings');
    const expected = [];
    for (const [number, row] of points.entries()) {
      const old = row.isNew ? null : before[number];
      const street = `ул. Попарная, ${number}`;
      await page
        .getByRole('button', { name: old ? `Изменить: ${old.street}` : 'Добавить', exact: true })
        .click();
      if (row.otherCity) {
        await page.getByRole('combobox', { name: 'Город' }).fill('гом');
        await page.getByRole('option', { name: 'Гомель' }).first().click();
      }
      await page.getByLabel('Улица и дом').fill(street);
      await page.getByLabel('Цена').fill(row.price);
      await page.getByLabel('Координаты').fill(row.coords ? '31.005, 52.4385' : '');
      await page.getByRole('button', { name: 'Готово' }).click();
      expected.push({
        street,
        cityId: row.otherCity ? 3 : (old?.cityId ?? 6),
        price: Number(row.price.replace(',', '.')),
        coords: row.coords ? '31.005,52.4385' : null,
      });
    }
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Пункты сохранены').waitFor();
    const after = await admin('GET', '/points');
    for (const { coords, ...rest } of expected) {
      const saved = after.find(({ street }) => street === rest.street);
      const { street, cityId, price } = saved;
      assert.deepEqual({ street, cityId, price }, rest);
      // Without coordinates a point is placed by its address, if the place is known.
      if (coords) assert.equal(saved.coords, coords);
    }
  });
});

/** Whether the price was asked for of exactly this cargo. */
function isSame(asked, { packages: [item], ...order }) {
  const [given] = asked?.packages ?? [];
  return (
    Object.entries(item).every(
      ([name, value]) => name.includes('TTN') || (given?.[name] ?? null) === value,
    ) && asked['fragile\u0421argo'] === order['fragile\u0421argo']
  );
}

const isSubset = (part, whole) => Object.entries(part).every(([name, value]) => whole[name] === value);

/** The choices of a row in the panel, and the query of the address after them. */
function filterOf({ dateType, priceType, from, to, status, state }) {
  const select = (name, value) => ({ name, way: 'select', value });
  const period = dateType === 'period';
  const range = priceType === 'range';
  const ends = [
    [period, 'dateFrom', from ? '01.11.2026' : '', '2026-11-01'],
    [period, 'dateTo', to ? '30.11.2026' : '', '2026-11-30'],
    [range, 'priceMin', from ? '5,5' : '', '5,5'],
    [range, 'priceMax', to ? '50' : '', '50'],
  ].filter(([shown]) => shown);
  const query = {
    status,
    state,
    dateType: dateType === 'all' ? '' : dateType,
    priceType,
    ...Object.fromEntries(ends.map(([, name, typed, kept]) => [name, typed && kept])),
  };
  return {
    chosen: [
      select('status', status),
      select('state', state),
      select('dateType', dateType),
      select('priceType', priceType),
      ...ends.map(([, name, typed]) => ({ name, way: 'keys', value: typed })),
    ],
    query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')),
  };
}
