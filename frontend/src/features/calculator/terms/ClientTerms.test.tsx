import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClientTermsDto } from '@shlyah/api-client';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import ClientTerms from './ClientTerms';
import { OwnPrices } from './OwnPrices';

const region = (id: number, name: string, tariffPrice: number, ownPrice: number | null = null) => ({
  id,
  name,
  tariffPrice,
  ownPrice,
  price: ownPrice ?? tariffPrice,
});
const minsk = region(1, 'Минск', 7);
const tariff: ClientTermsDto = {
  coefficient: 1,
  regions: [minsk, region(7, 'Гомельская область', 38)],
  version: 1,
};
const event = {
  id: 1,
  date: '2026-11-27 10:00',
  dateUtc: '',
  field: 'coefficient',
  user: { id: 1, name: 'Анна Админ', role: 'admin' },
  from: 'по тарифу',
  to: 'скидка 5 %',
};
const at = '/api/users/terms/14';
const answers = (terms: ClientTermsDto, more: object = {}) =>
  answerApi({ [`GET ${at}`]: { body: terms }, [`GET ${at}/history`]: { body: [event] }, ...more });

const show = (canEdit = true) => renderApp(<ClientTerms clientId={14} canEdit={canEdit} />);
const own = (name: string) => screen.getByRole('textbox', { name: new RegExp(`Своя цена: ${name}`) });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test('a discount and an own price are seen at once and saved together', async () => {
  const saved = {
    ...tariff,
    coefficient: 0.955,
    regions: [minsk, region(7, 'Гомельская область', 38, 30)],
    version: 2,
  };
  const sent = answers(tariff, { [`PUT ${at}`]: { body: saved } });
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Скидка' }));
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: /Размер скидки/ }), '4,5');
  await userEvent.type(own('Гомельская'), '30');
  expect(cells('Минск').at(-1)).toBe('Для клиента6.69 р');
  expect(cells('Гомельская').at(-1)).toBe('Для клиента30.00 р');
  await save();
  expect(await screen.findByText('Изменений нет')).toBeInTheDocument();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    coefficient: 0.955,
    prices: [{ id: 7, price: 30 }],
    version: 1,
  });
  expect(screen.getByRole('textbox', { name: /Размер скидки/ })).toHaveValue('4,5');
});

test.each(['0', '91', '1,234', 'много'])('a discount of %s is not sent', async (text) => {
  answers(tariff);
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Скидка' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Размер скидки/ }), text);
  expect(screen.getByText('От 0,01 до 90')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
});

test('another admin’s save is told with who, and own edits stay over it', async () => {
  const fresh = { ...tariff, coefficient: 1.1, version: 2 };
  const refusal = {
    statusCode: 409,
    code: 'version_conflict',
    message: 'Изменили',
    fresh,
    savedBy: { name: 'Борис Админ', at: '2026-11-27 11:00' },
  };
  const sent = answers(tariff, { [`PUT ${at}`]: { status: 409, body: refusal } });
  show();
  await screen.findByRole('radio', { name: 'Скидка' });
  await userEvent.type(own('Гомельская'), '30');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/другой администратор.*Борис Админ/);
  expect(screen.getByRole('radio', { name: 'Наценка' })).toBeChecked();
  expect(own('Гомельская')).toHaveValue('30');
  await save();
  expect(sent.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
    coefficient: 1.1,
    prices: [{ id: 7, price: 30 }],
    version: 2,
  });
});

test('managers read them, with who has changed what', async () => {
  answers({ ...tariff, coefficient: 0.95 });
  show(false);
  expect(await screen.findByText(/Условия клиента: скидка 5/)).toBeInTheDocument();
  expect(await screen.findByText('по тарифу → скидка 5 %')).toBeInTheDocument();
  expect(screen.getByText(/Анна Админ/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('a client', () => {
  test('sees the own prices', async () => {
    const regions = [{ ...region(1, 'Минск', 7), price: 6.65 }, region(7, 'Гомельская область', 38, 30)];
    answerApi({ 'GET /api/calculator/own': { body: { ...tariff, coefficient: 0.95, regions } } });
    renderApp(<OwnPrices />);
    expect(await screen.findByRole('heading', { name: 'Ваши цены' })).toBeInTheDocument();
    expect(screen.getByText(/Ваши условия: скидка 5/)).toBeInTheDocument();
    expect(cells('Минск')).toContain('Ваша цена6.65 р');
    expect(cells('Гомельская')).toContain('Ваша цена30.00 р, своя');
  });

  test('of the tariff alone sees nothing of it', async () => {
    const sent = answerApi({ 'GET /api/calculator/own': { body: tariff } });
    const { store } = renderApp(<OwnPrices />);
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(Object.keys(store.getState().cache)).toContain('getOwnTerms'));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
