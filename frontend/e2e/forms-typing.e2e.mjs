// What people type, paste and leave half done in the forms, key by key as they do it: a number, a city and a day. What the
// components are tested with is typed in a browser in the full form of the tests.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type } from './support/answers.mjs';
import { open } from './site-tools.mjs';
import { openWorld, signIn } from './support/world.mjs';

const PHONE = { width: 360, height: 640 };

/** Typed values are read alike on each; a laptop in the full form of the tests. */
const SCREENS = [...(process.env.TEST_FULL ? [['a laptop', {}]] : []), ['a phone', PHONE]];

const testFull = process.env.TEST_FULL ? test : () => undefined;

let world;
before(async () => {
  world = await openWorld();
});
after(() => world?.close());

/** A browser of one's own; what its console said is judged at the end of the test. */
async function visitor(t, { email, ...screen } = {}) {
  const { page, problems, context, close } = await world.visitor(screen);
  t.after(async () => {
    await close();
    assert.deepEqual(problems, [], 'the console is silent');
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  if (email) await signIn(context, email);
  return page;
}

async function paste(page, field, text) {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await field.selectText();
  await field.press('Control+V');
}

/** Waits until such words, or just these, stand beside the field: a form judges a value after it has taken it. */
async function told(field, words) {
  const isWhole = typeof words === 'string';
  await field.page().waitForFunction(
    ([node, wanted, whole]) => {
      const ids = (node.getAttribute('aria-describedby') ?? '').split(' ');
      const text = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      return whole ? text === wanted : new RegExp(wanted).test(text);
    },
    [await field.elementHandle(), isWhole ? words : words.source, isWhole],
  );
}

describe('a phone', () => {
  const KEPT = '+375 (29) 12-34-567';
  const spellings = [
    '0291234567',
    '029 123-45-67',
    '80291234567',
    '80 29 123 45 67',
    '8 (029) 123-45-67',
    '+375 29 123-45-67',
    '+375291234567',
    '375291234567',
    '291234567',
    KEPT,
  ];
  // PhoneField.test types and pastes each of them.
  const [typed, pasted] = process.env.TEST_FULL
    ? [spellings, spellings]
    : [['80291234567'], ['+375 29 123-45-67']];
  const foreign = ['+7 916 123-45-67', '8 916 123-45-67', '+48 123 456 789'];
  const FOREIGN = /Это не белорусский номер/;

  for (const [screen, size] of SCREENS) {
    test(`is understood, typed and pasted, on ${screen}`, async (t) => {
      const page = await visitor(t, size);
      await open(page, '/register');
      const field = page.getByLabel('Телефон');
      for (const spelling of typed) {
        await type(field, spelling);
        assert.equal(await field.inputValue(), KEPT, `typed ${spelling}`);
      }
      for (const spelling of pasted) {
        await field.fill('');
        await paste(page, field, spelling);
        assert.equal(await field.inputValue(), KEPT, `pasted ${spelling}`);
      }
    });
  }

  testFull('of another country stays as it was typed or pasted and is called foreign', async (t) => {
    const page = await visitor(t);
    await open(page, '/register');
    const field = page.getByLabel('Телефон');
    for (const number of foreign) {
      await type(field, number);
      await field.press('Tab');
      assert.equal(await field.inputValue(), number);
      await told(field, FOREIGN);
      await paste(page, field, number);
      assert.equal(await field.inputValue(), number);
    }
    await type(field, '029 123-45-67');
    await told(field, '');
  });

  testFull(
    'of a code that no network has is refused by the form and by the API in the same words',
    async (t) => {
      const page = await visitor(t);
      await open(page, '/register');
      const field = page.getByLabel('Телефон');
      for (const number of ['+375791612345', ...foreign]) {
        await type(field, number);
        await field.press('Tab');
        const answer = await page.request.post('/api/user/register', { data: { phone: number } });
        assert.equal(answer.status(), 422);
        const { phone } = (await answer.json()).errors;
        assert.equal(phone.length, 1);
        await told(field, phone[0]);
      }
    },
  );

  testFull('is looked at in the same way by every form that has one', async (t) => {
    const page = await visitor(t, { email: 'company@demo.by' });
    for (const [path, name] of [
      ['/cabinet/profile', 'phone'],
      ['/cabinet/contract', 'phone'],
      ['/cabinet/addNew?step=2', 'reciverPhone'],
    ]) {
      await page.goto(path);
      const field = page.locator(`[name="${name}"]`);
      await type(field, foreign[0]);
      await field.press('Tab');
      assert.equal(await field.inputValue(), foreign[0], path);
      await told(field, FOREIGN);
      await type(field, '80 17 212-34-56');
      assert.equal(await field.inputValue(), '+375 (17) 21-23-456', path);
    }
  });
});

describe('a city', () => {
  for (const [screen, size] of SCREENS) {
    test(`typed whole on the home page shows its price by one Enter, on ${screen}`, async (t) => {
      const page = await visitor(t, size);
      await open(page, '/');
      await page.getByRole('combobox', { name: 'Куда' }).pressSequentially('могилев');
      await page.keyboard.press('Enter');
      await page.getByText('Стоимость доставки от 26.00\u00a0р').waitFor();
      assert.equal(await page.getByRole('combobox', { name: 'Куда' }).inputValue(), 'Могилёв');
    });
  }

  testFull('typed half is asked to be picked at the first Enter', async (t) => {
    const page = await visitor(t);
    await open(page, '/');
    const field = page.getByRole('combobox', { name: 'Куда' });
    await field.pressSequentially('моги');
    await page.keyboard.press('Enter');
    await page.getByText('Выберите из списка').waitFor();
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    // The list is there to pick from.
    await page.getByRole('option').first().waitFor();
  });

  for (const key of ['Tab', 'Enter']) {
    testFull(
      `typed whole is taken by ${key} in the order, the calculator and the points of the admin`,
      async (t) => {
        const page = await visitor(t, { email: 'company@demo.by', ...PHONE });
        for (const path of ['/cabinet/addNew', '/cabinet/addNew?step=2', '/cabinet/calculatePrice']) {
          await page.goto(path);
          const field = page.getByRole('combobox', { name: 'Город' });
          await type(field, 'брест');
          await field.press(key);
          await page.waitForFunction(
            (input) => input.value === 'Брест' && input.getAttribute('aria-invalid') === null,
            await field.elementHandle(),
          );
          await type(field, 'бре');
          await field.press(key);
          await page.getByText('Выберите из списка', { exact: true }).waitFor();
          assert.equal(page.url().endsWith(path), true, 'Enter in the field of a city sends nothing');
        }
      },
    );
  }

  testFull('typed whole is taken where an admin puts a point', async (t) => {
    const page = await visitor(t, { email: 'admin@demo.by' });
    await page.goto('/cabinet/deliveryCitiesAndCoefficientSettings');
    await page.getByRole('button', { name: 'Добавить' }).click();
    const field = page.getByRole('combobox', { name: 'Город' });
    await type(field, 'брест');
    await field.press('Tab');
    await page.waitForFunction((input) => input.value === 'Брест', await field.elementHandle());
    assert.equal(await field.getAttribute('aria-invalid'), null);
  });
});

describe('a day and a time', () => {
  for (const [screen, size] of SCREENS) {
    test(`are judged as they are understood, in the format of their fields, on ${screen}`, async (t) => {
      const page = await visitor(t, { email: 'company@demo.by', ...size });
      await page.clock.setFixedTime('2026-12-01T09:00:00Z');
      await page.goto('/cabinet/addNew?step=4');
      const group = page.getByRole('group', { name: 'Когда доставить' });
      const [day, time] = [group.getByLabel('Когда доставить'), group.getByLabel('Не позже')];
      const errors = group.getByText(/^(Укажите|Введите|Это поле|Это время)/);
      const told = async (...words) => {
        for (const one of words) await errors.filter({ hasText: one }).waitFor();
        if (words.length === 0) await errors.first().waitFor({ state: 'detached' });
        assert.deepEqual(await errors.allTextContents(), words);
      };
      await type(time, '25:00');
      await time.press('Tab');
      await told('Укажите время: ЧЧ:ММ');
      await type(time, '9');
      await time.press('Tab');
      assert.equal(await time.inputValue(), '09:00');
      await told();
      await type(day, '31.02.2027');
      await day.press('Tab');
      await told('Укажите дату: ДД.ММ.ГГГГ');
      await type(day, '1,3,2027');
      await day.press('Tab');
      assert.equal(await day.inputValue(), '01.03.2027');
      await told();
      assert.equal(await page.getByText('ГГГГ-ММ-ДД').count(), 0);
    });
  }

  testFull('of the filter are asked for in the same format', async (t) => {
    const page = await visitor(t, { email: 'company@demo.by' });
    await page.goto('/cabinet/myOrders/1');
    await page.getByRole('button', { name: 'Фильтр' }).click();
    await page.getByLabel('Когда оформлен').selectOption({ label: 'За период' });
    await type(page.locator('[name="dateFrom"]'), '31.02');
    await page.keyboard.press('Enter');
    await page.getByText('Укажите дату: ДД.ММ.ГГГГ').first().waitFor();
    assert.equal(await page.getByText('ГГГГ-ММ-ДД').count(), 0);
  });
});

describe('what is said in words', () => {
  testFull('a street of 151 characters is not cut in silence', async (t) => {
    const page = await visitor(t, { email: 'company@demo.by' });
    await page.goto('/cabinet/addNew');
    const street = page.getByLabel('Улица');
    const long = 'Ё'.repeat(151);
    await paste(page, street, long);
    await street.press('Tab');
    assert.equal(await street.inputValue(), long);
    await told(street, /не больше 150 символов/);
  });

  testFull('a УНП whose check digit does not fit is remarked when one registers', async (t) => {
    const page = await visitor(t, PHONE);
    await open(page, '/register');
    await type(page.getByLabel('УНП'), '200988542');
    await page.getByText('ошибка в УНП').waitFor();
    await type(page.getByLabel('УНП'), '200988541');
    await page.getByText('ошибка в УНП').waitFor({ state: 'detached' });
  });

  testFull('one region is marked on the map of zones', async (t) => {
    const page = await visitor(t, { email: 'company@demo.by' });
    await page.goto('/cabinet/calculatePrice');
    const field = page.getByRole('combobox', { name: 'Город' });
    for (const [city, region] of [
      ['Гродно', 'Гродненская область'],
      ['Полоцк', 'Витебская область'],
    ]) {
      await type(field, city);
      await field.press('Tab');
      if (city === 'Гродно') await page.getByText('Зоны доставки на карте').click();
      const marked = page.getByRole('list', { name: 'Зоны доставки' }).locator('[aria-pressed="true"]');
      await marked.filter({ hasText: region }).waitFor();
      assert.equal(await marked.count(), 1);
    }
  });
});
