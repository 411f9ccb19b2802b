import { addDays, toMinsk } from '@shlyah/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { RegionsScreen } from './RegionsScreen';
import { TariffScreen } from './TariffScreen';

const row = (id: number) => ({ id, value: 1, value2: 0, value3: 5 });
const gomel = { id: 7, city: 'Гомельская область', town: 'Гомель', param1: 38, param2: 2.5333, price: 38 };
const calculator = {
  volume: [row(101)],
  weight: [row(103)],
  'fragile\u0421argo': row(108),
  cities: [gomel],
  version: 1,
};
const change = { kind: 'region', name: 'Гомельская область', before: 38, after: 40 };
const version = (id: number, state: string, from: string | null) => ({
  id,
  state,
  from,
  fromUtc: null,
  publishedAt: null,
  publishedAtUtc: null,
  publishedBy: 'Анна Админ',
  copyOf: null,
  changes: id === 1 ? [] : [change],
});
const from = '2030-12-07 00:00';
const coming = { ...calculator, cities: [{ ...gomel, price: 40 }], version: 2, from, fromUtc: '' };
const price = () => screen.findByRole('textbox', { name: 'Цена: Гомельская область' });

test('a price is published for a day that keeps the promise of the договор, and is shown then', async () => {
  const versions = { body: [version(1, 'current', null)] };
  const sent = answerApi({
    'GET /api/calculator': { body: calculator },
    'GET /api/calculator/versions': versions,
    'GET /api/calculator/coming': { body: coming },
    'PUT /api/calculator/coming': () => {
      versions.body = [version(2, 'coming', from), version(1, 'current', null)];
      return { body: coming };
    },
  });
  renderApp(<RegionsScreen />);
  await userEvent.clear(await price());
  await userEvent.type(await price(), '40');
  await userEvent.click(screen.getByRole('radio', { name: 'С даты' }));
  expect(screen.getByText(/обещание выполнено/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByRole('radio', { name: 'С 7 декабря' })).toBeChecked();
  const promised = addDays(toMinsk(new Date()).slice(0, 10), 10);
  expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/calculator/coming',
    body: { update: [{ id: 7, price: 40 }], version: 1, from: `${promised} 00:00` },
  });
  expect(await price()).toHaveValue('40');
});

test('the coming tariff is changed and withdrawn, the one in force beside it', async () => {
  const versions = { body: [version(2, 'coming', from), version(1, 'current', null)] };
  const sent = answerApi({
    'GET /api/calculator': { body: calculator },
    'GET /api/calculator/versions': versions,
    'GET /api/calculator/coming': { body: coming },
    'DELETE /api/calculator/coming?version=2': () => {
      versions.body = [version(1, 'current', null)];
      return { status: 204 };
    },
  });
  renderApp(<RegionsScreen />);
  expect(await price()).toHaveValue('38');
  await userEvent.click(await screen.findByRole('radio', { name: 'С 7 декабря' }));
  await waitFor(async () => expect(await price()).toHaveValue('40'));
  await userEvent.type(await price(), '1');
  // Unsaved values of one tariff disable the choice of the other.
  expect(screen.getByRole('radio', { name: 'Действует сейчас' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Отменить всё' }));
  await userEvent.click(screen.getByRole('button', { name: 'Отозвать' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отозвать' }));
  expect(await screen.findByRole('radio', { name: 'Сразу' })).toBeChecked();
  expect(await price()).toHaveValue('38');
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('a day before the promised one is told', async () => {
  answerApi({
    'GET /api/calculator': { body: calculator },
    'GET /api/calculator/versions': { body: [version(1, 'current', null)] },
  });
  renderApp(<RegionsScreen />);
  await price();
  await userEvent.click(screen.getByRole('radio', { name: 'С даты' }));
  const day = screen.getByRole('textbox', { name: /Первый день новых цен/ });
  await userEvent.clear(day);
  const tomorrow = addDays(toMinsk(new Date()).slice(0, 10), 1);
  await userEvent.type(day, tomorrow.split('-').reverse().join('.'));
  await userEvent.tab();
  expect(await screen.findByText(/Раньше, чем обещает договор/)).toBeInTheDocument();
});

test('a former version is brought back after a question', async () => {
  const sent = answerApi({
    'GET /api/calculator': { body: calculator },
    'GET /api/calculator/versions': {
      body: [version(2, 'current', '2026-11-27 12:00'), version(1, 'past', null)],
    },
    'POST /api/calculator/versions': { body: { ...calculator, version: 3 } },
  });
  renderApp(<TariffScreen />);
  const list = await screen.findByRole('table', { name: 'Версии тарифа' });
  expect(within(list).getByText(/38.00.р → 40.00.р/)).toBeInTheDocument();
  await userEvent.click(within(list).getByRole('button', { name: 'Вернуть' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText('Прежний тариф снова действует')).toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ id: 1 });
});

test('edits are counted on the last orders before they are saved', async () => {
  const check = {
    counted: 97,
    before: 436.4,
    after: 443,
    percent: 1.51,
    up: 5,
    down: 2,
    same: 90,
    byAgreement: 2,
    gone: 1,
    biggest: [{ id: 125, before: 53.2, after: 48 }],
  };
  const sent = answerApi({
    'GET /api/calculator': { body: calculator },
    'GET /api/calculator/versions': { body: [version(1, 'current', null)] },
    'POST /api/calculator/check': { body: check },
  });
  renderApp(<RegionsScreen />);
  await userEvent.clear(await price());
  await userEvent.type(await price(), '40');
  await userEvent.click(screen.getByRole('button', { name: 'Проверить' }));
  expect(await screen.findByText(/\+6.60.р \(\+1,51.%\)/)).toBeInTheDocument();
  expect(screen.getByText('Не посчитаны: цена по согласованию').nextSibling).toHaveTextContent('2 заказа');
  expect(screen.getByRole('row', { name: /№.125 53.20.р 48.00.р −5.20.р/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /1.000/ }));
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual(
      [100, 1000].map((count) => ({ update: [{ id: 7, price: 40 }], delete: [], coming: false, count })),
    ),
  );
});
