// The address book: filled from an order, offered in the next one, searched, edited and merged, on a phone too.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { assertFitsScreens } from './support/axe.mjs';
import { placeOrders } from './support/staff.mjs';
import { openWorld, signedIn } from './support/world.mjs';

describe('the address book', () => {
  let world;
  before(async () => {
    world = await openWorld();
    const names = ['Анна Кот', 'Борис Лис', 'Вера Рысь', 'Галина Ель', 'А. Кот'];
    await placeOrders(world, names.length, (number) => ({
      reciverType: 'fiz-lico',
      name: names[number % names.length],
    }));
  });
  after(() => world?.close());

  test('finds a receiver while an order is filled in, and keeps the note for the courier', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 360, height: 740 });
    await page.goto('/cabinet/addressBook?search=Анна');
    await page.getByRole('link', { name: 'Изменить' }).click();
    await page.getByLabel('Заметка для курьера').fill('Домофон 7');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('list', { name: 'Получатели' }).getByText('Домофон 7').waitFor();
    await page.goto('/cabinet/addNew?step=2');
    await page.getByRole('combobox', { name: /^Кому\?/ }).fill('анна');
    await page.getByRole('option', { name: /Анна Кот/ }).click();
    assert.equal(await page.getByLabel('ФИО получателя').inputValue(), 'Анна Кот');
    assert.equal(await page.getByLabel('Комментарий к доставке').inputValue(), 'Домофон 7');
  });

  test('merges two writings of one receiver by the keyboard', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 1280, height: 800 });
    await page.goto('/cabinet/addressBook?search=Анна');
    await page.getByRole('button', { name: 'Ещё' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Какую запись присоединить' }).fill('А. Кот');
    await page.getByRole('option', { name: /А\. Кот/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: /ФИО Анна Кот А\. Кот/ }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Объединить' }).click();
    await page.getByText('Записи объединены').waitFor();
    await page.goto('/cabinet/addressBook?search=Кот');
    await page.getByText(/Найден\s1\sполучатель/).waitFor();
  });

  test('takes entries out of a table once, those that are wrong after they are mended', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 360, height: 740 });
    const text = [
      'Кто;Телефон;Адрес',
      'Жанна Бук;80291112233;Речица, ул. Ленина, д. 3',
      'Зоя Липа;80291112234;Лида, ул. Мира, 1',
    ].join('\r\n');
    const file = { name: 'Клиенты.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.goto('/cabinet/addressBook');
    await page.getByRole('link', { name: 'Загрузить из файла' }).click();
    await page.getByText('Какой должна быть таблица').click();
    await assertFitsScreens(page, 'an address book before its file');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByLabel('Кто: что в столбце').selectOption('name');
    await page.getByRole('button', { name: 'Применить', exact: true }).first().click();
    // The table has been read with the column.
    await page.getByRole('button', { name: /Добавить 1\sзапись/ }).waitFor();
    const town = page.getByRole('combobox', { name: /ячейка C2/ });
    await town.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: /Речицкий район/ }).waitFor();
    await assertFitsScreens(page, 'an address book out of a table');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('option', { name: /Речицкий район/ }).click();
    await page.getByRole('button', { name: /Добавить 2\sзаписи/ }).click();
    await page.getByText(/Добавлено: 2\sзаписи/).waitFor();
    await page.getByRole('button', { name: 'Другой файл' }).click();
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByText(/уже есть или повторяются: 1, нужно исправить: 1/).waitFor();
    await page.getByRole('link', { name: 'Получатели', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Уйти' }).click();
    await page.getByRole('searchbox', { name: 'Поиск' }).fill('Жанна');
    await page.keyboard.press('Enter');
    await page.getByText('Поиск: Жанна').waitFor();
    await page.getByText(/Речица, Речицкий район/).waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Выгрузить' })
        .click()
        .then(() => page.getByRole('button', { name: 'Таблица .csv' }).click()),
    ]);
    assert.match(saved.suggestedFilename(), /\.csv$/);
  });

  test('is accessible and no wider than the screen', async (t) => {
    const { page } = await signedIn(world, t, 'company@demo.by', { width: 1280, height: 800 });
    for (const address of ['/cabinet/addressBook', '/cabinet/addressBook?tab=sender&new=1']) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'Адресная книга' }).waitFor();
      await page.getByRole(address.includes('new') ? 'form' : 'list', { name: /Получатели|место/ }).waitFor();
      await assertFitsScreens(page, address);
    }
  });
});
