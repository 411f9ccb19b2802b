// Numbers, dates, prices and choices are seen whole: in a field its longest value, in a text no line break inside.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { resize } from './support/axe.mjs';
import { placeOrders } from './support/staff.mjs';
import { atRest, openWorld, signedIn } from './support/world.mjs';

/** A phone and a laptop; between them phones, a laptop at 200 %, a tablet and another laptop in the full form of the tests. */
const WIDTHS = process.env.TEST_FULL ? [320, 360, 640, 768, 1024, 1280] : [320, 1280];

/** The longest value of each field by its label; any other number field takes that of a price. */
const LONGEST = {
  Длина: '999,99',
  Ширина: '999,99',
  Высота: '999,99',
  Вес: '19999,999',
  'Вес единицы': '19999,999',
  Объём: '99,999999',
  Количество: '10000',
  Мест: '100',
};

/** In the page: number and date fields that do not show their longest value; what stood in them is put back. */
function cutFields(longest) {
  const shown = [
    ...document.querySelectorAll('input:is([inputmode="decimal"], [inputmode="numeric"])'),
  ].filter((input) => input.checkVisibility({ visibilityProperty: true }));
  return shown.flatMap((input) => {
    const label = input.getAttribute('aria-label') ?? input.labels[0].firstChild.textContent;
    const before = input.value;
    input.value =
      { 'дд.мм.гггг': '30.12.2026', 'чч:мм': '23:59' }[input.placeholder] ?? longest[label] ?? '999999,99';
    const { value, scrollWidth, clientWidth } = input;
    input.value = before;
    return scrollWidth > clientWidth ? [`${label}, ${value}: ${scrollWidth} of ${clientWidth} px`] : [];
  });
}

/** In the page: selects that do not show the longest of their choices, though the screen has more room. */
function cutChoices() {
  const pen = document.createElement('canvas').getContext('2d');
  const shown = [...document.querySelectorAll('select')].filter(
    (select) =>
      select.checkVisibility({ visibilityProperty: true }) &&
      select.offsetWidth < 0.75 * document.documentElement.clientWidth,
  );
  return shown.flatMap((select) => {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [...select.options]
      .filter(({ text }) => pen.measureText(text).width > room + 1)
      .map(({ text }) => `${text}: ${Math.ceil(pen.measureText(text).width)} of ${room} px`);
  });
}

/** In the page: dates, times and prices that are broken over two lines. */
function brokenTexts() {
  const broken = [];
  const texts = document.createTreeWalker(document.body, globalThis.NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
    if (parentElement.closest('.visually-hidden, svg')) continue;
    const values = data.matchAll(/\d{2}\.\d{2}\.\d{4}|\d{1,2}:\d{2}|\d[\d\s]*(?:[.,]\d+)?\sр(?![а-яё])/g);
    for (const { 0: value, index } of values) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + value.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(value);
    }
  }
  return broken;
}

/** Fails when a value of the page as it is now is cut or broken on one of the widths. */
async function assertSeenWhole(page, name) {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await resize(page, { width, height: 800 });
    const found = [
      ...(await page.evaluate(cutFields, LONGEST)),
      ...(await page.evaluate(cutChoices)),
      ...(await page.evaluate(brokenTexts)),
    ];
    assert.deepEqual(found, [], `${name} at ${width} px`);
  }
  await page.setViewportSize(before);
}

/** Opens a screen and waits for its data. */
async function open(page, address) {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await atRest(page);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

async function openFilter(page) {
  await page.getByRole('button', { name: 'Фильтр' }).click();
  await page.locator('[name="dateType"]').selectOption('period');
  await page.locator('[name="priceType"]').selectOption('range');
}

describe('the longest numbers, dates and prices are seen whole', () => {
  let world;
  before(async () => {
    world = await openWorld();
    await placeOrders(world, 3);
  });
  after(() => world?.close());

  for (const address of ['/cabinet/addNew?step=3', '/cabinet/calculatePrice']) {
    test(`in the cargo of ${address}`, async (t) => {
      const { page } = await signedIn(world, t, 'company@demo.by');
      await open(page, address);
      for (const kind of ['package', 'product']) {
        await page.getByLabel('Что везём').selectOption(kind);
        await assertSeenWhole(page, `${kind} by sizes`);
        await page.getByLabel('По объёму').check();
        await assertSeenWhole(page, `${kind} by volume`);
        await page.getByLabel('По объёму').uncheck();
      }
      await page.getByLabel('Что везём').selectOption('doc');
      await assertSeenWhole(page, 'documents');
    });
  }

  test('on the other screens of a customer', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by');
    for (const address of ['/cabinet/addNew?step=4', '/cabinet/myOrders/1', '/cabinet/myOrders/view/1']) {
      await open(page, address);
      await assertSeenWhole(page, address);
    }
    await open(page, '/cabinet/myOrders/1');
    await openFilter(page);
    await assertSeenWhole(page, 'the filter');
  });

  test('on the screens of staff', async (t) => {
    const { page } = await signedIn(world, t, 'admin@demo.by');
    for (const address of [
      '/cabinet/orders/1',
      '/cabinet/orders/view/1',
      '/cabinet/orders/edit/5',
      '/cabinet/user/3?tab=orders',
      '/cabinet/user/3?tab=terms',
      '/cabinet/runs',
      '/cabinet/returns',
      '/cabinet/months',
      '/cabinet/scan',
      '/cabinet/registrationRequests',
      '/cabinet/messages',
      '/cabinet/journal',
      '/cabinet/company',
      '/cabinet/calendar',
      '/cabinet/calculatorConfig',
      '/cabinet/calculatorConfig?tab=other',
      '/cabinet/state',
      '/cabinet/deliveryCitiesAndCoefficientSettings?tab=regions',
    ]) {
      await open(page, address);
      await assertSeenWhole(page, address);
    }
    await open(page, '/cabinet/deliveryCitiesAndCoefficientSettings');
    await page
      .getByRole('button', { name: /^Изменить/ })
      .first()
      .click();
    await assertSeenWhole(page, 'a point being edited');
  });

  test('where the desk of staff is at work', async (t) => {
    const { page } = await signedIn(world, t, 'admin@demo.by');
    await open(page, '/cabinet/orders/1');
    await openFilter(page);
    await assertSeenWhole(page, 'the filter');
    await page.getByRole('checkbox', { name: 'Выбрать все на странице' }).check();
    await assertSeenWhole(page, 'the bar for many orders');
    await page
      .getByRole('button', { name: /Изменить цену/ })
      .first()
      .click();
    await assertSeenWhole(page, 'a price being changed');
  });
});
