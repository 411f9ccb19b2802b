// An import by the keyboard alone: where the focus is and what is said after each press.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openWorld, signedIn } from './support/world.mjs';

const HEADS = 'ФИО;Телефон;Город;Улица;Дом;Вес;Размеры, см';
const row = (name, phone, at) => `${name};${phone};Гомель;ул. Советская;${at};2,5;30×20×10`;
const FILE = {
  name: 'Слышно.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      HEADS,
      ...[1, 2, 3].map((at) => row(`Вера ${at}`, `8029${5550000 + at}`, at)),
      row('Вера 4', 'нет', 4),
    ].join('\r\n'),
  ),
};

/** Keeps what live regions say. */
function listen() {
  const LIVE = '[role="alert"], [role="status"], [aria-live]';
  const heard = [];
  globalThis.heard = () => heard.splice(0).filter(Boolean);
  const elementOf = (node) => (node.nodeType === 1 ? node : node.parentElement);
  new globalThis.MutationObserver((changes) => {
    const regions = new Set();
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) {
        regions.add(elementOf(node)?.closest(LIVE));
        if (node !== target)
          for (const region of elementOf(node)?.querySelectorAll(LIVE) ?? []) regions.add(region);
      }
    for (const region of regions) if (region) heard.push(region.textContent.trim());
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

describe('an import by the keyboard', () => {
  let world;
  before(async () => {
    world = await openWorld();
  });
  after(() => world?.close());

  test('the focus is never lost, each result is said once, and all is taken back', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 1280, height: 800 });
    const cdp = await page.context().newCDPSession(page);
    /** The role and the name of the element in focus, as Chromium's accessibility tree has them. */
    const focused = async () => {
      const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
      const { nodes } = await cdp.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId,
        fetchRelatives: false,
      });
      const [node] = nodes;
      return `${node?.role?.value} «${(node?.name?.value ?? '').replaceAll('\u00a0', ' ')}»`;
    };
    /** Waits until this is in focus, and tells what was said on the way. */
    const step = async (press, expected) => {
      await page.waitForFunction(
        (words) =>
          document.activeElement !== document.body &&
          new RegExp(words).test(
            (document.activeElement.ariaLabel ?? document.activeElement.textContent).replaceAll(
              '\u00a0',
              ' ',
            ),
          ),
        expected,
      );
      const said = (await page.evaluate(() => globalThis.heard())).map((words) =>
        words.replaceAll('\u00a0', ' '),
      );
      t.diagnostic(`${press} → ${await focused()}${said.length > 0 ? `; сказано: ${said.join(' | ')}` : ''}`);
      return said;
    };
    const enter = async (control) => {
      await control.focus();
      await page.keyboard.press('Enter');
    };

    await page.goto('/cabinet/importOrders');
    await page.getByLabel('Файл с заказами').waitFor();
    await page.evaluate(listen);
    await page.locator('input[type="file"]').setInputFiles(FILE);
    const read = await step('Файл выбран', '^Ответьте об одном столбце$');
    assert.deepEqual(read, ['Читаем файл…', 'Читаем таблицу…']);

    await page.getByRole('radio', { name: 'кг', exact: true }).check();
    await enter(page.getByRole('button', { name: 'Применить', exact: true }).first());
    await step('«Применить»', '^Исправить: 1, готовы: 3$');

    await page.getByLabel(/^Телефон получателя, ячейка B5/).fill('80295554444');
    await page.keyboard.press('Enter');
    const mended = await step('Enter в исправленной ячейке', '^Строка 5$');
    assert.equal(mended.at(-1), 'Строка 5: исправлена. Всё готово: 4 заказа');
    assert.equal(await page.getByText(/Исправьте|Исправить/).count(), 0);

    await enter(page.getByRole('button', { name: /^Оформить 4\sзаказа/ }));
    await step('«Оформить 4 заказа»', '^Оформлены все заказы: 4$');

    await enter(page.getByRole('button', { name: 'Отменить весь импорт' }));
    await step('«Отменить весь импорт»', '^Не отменять$');
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Отменить весь импорт' }));
    const canceled = await step('«Отменить весь импорт» в вопросе', '^Всё готово: 4 заказа$');
    assert.ok(canceled.includes('Отменено: 4 заказа'));

    await enter(page.getByRole('button', { name: /^Оформить 4\sзаказа/ }));
    await step('«Оформить 4 заказа» ещё раз', '^Оформлены все заказы: 4$');
    await enter(page.getByRole('button', { name: 'Другой файл' }));
    await page.waitForFunction(() => document.activeElement?.type === 'file');
    t.diagnostic(`«Другой файл» → ${await focused()}`);
    await page.getByRole('region', { name: 'Прошлые загрузки' }).getByText('Слышно.csv').waitFor();
  });
});
