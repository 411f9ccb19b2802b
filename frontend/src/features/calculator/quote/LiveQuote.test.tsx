import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuoteDto, QuoteRequestDto } from '@shlyah/api-client';
import { useState } from 'react';
import { answerApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { LiveQuote } from './LiveQuote';

const request = (weight: number): QuoteRequestDto => ({
  cityId: 3,
  packages: [{ type: 'package', calculationType: 'sizes', length: 30, width: 20, height: 10, weight }],
});

const quote: QuoteDto = {
  total: 64.6,
  currency: 'BYN',
  byAgreement: false,
  items: [{ price: 64.6, multiplier: 1.7 }],
  parts: [
    { label: 'Доставка до пункта назначения', amount: 38 },
    { label: 'Надбавка за вес 24.9 кг', amount: 26.6 },
  ],
  notices: [],
};

test('nothing is asked while something is missing', () => {
  const sent = answerApi({});
  renderApp(<LiveQuote request={null} missing="Выберите город" />);
  expect(screen.getByText('Выберите город')).toBeInTheDocument();
  expect(sent).toHaveLength(0);
});

test('the price is shown with its parts and in words for each item', async () => {
  answerApi({ 'POST /api/calculator/quote': { body: quote } });
  renderApp(<LiveQuote request={request(24.9)} missing="" items={['Посылка, 24,9 кг']} />);
  expect(await screen.findByText('64.60 р')).toBeInTheDocument();
  expect(screen.getByText('26.60 р')).toBeInTheDocument();
  expect(screen.getByText('Посылка, 24,9 кг: 64.60 р')).toBeInTheDocument();
});

test('quick typing asks once, for what was typed last', async () => {
  const sent = answerApi({ 'POST /api/calculator/quote': { body: quote } });
  function Typing() {
    const [weight, setWeight] = useState(1);
    return (
      <>
        <button onClick={() => setWeight(weight + 1)}>Тяжелее</button>
        <LiveQuote request={request(weight)} missing="" />
      </>
    );
  }
  renderApp(<Typing />);
  // In one go: on a busy machine three clicks of a person may lie further apart than the pause.
  for (const _click of [1, 2, 3]) fireEvent.click(screen.getByRole('button', { name: 'Тяжелее' }));
  await screen.findByText('64.60 р');
  expect(sent.map(({ body }) => body)).toEqual([request(4)]);
});

test('a price goes when something is missing again', async () => {
  answerApi({ 'POST /api/calculator/quote': { body: quote } });
  function Emptied() {
    const [asked, setAsked] = useState<QuoteRequestDto | null>(request(3));
    return (
      <>
        <button onClick={() => setAsked(null)}>Стереть</button>
        <LiveQuote request={asked} missing="Укажите вес" />
      </>
    );
  }
  renderApp(<Emptied />);
  await screen.findByText('64.60 р');
  await userEvent.click(screen.getByRole('button', { name: 'Стереть' }));
  expect(screen.getByText('Укажите вес')).toBeInTheDocument();
  expect(screen.queryByText('64.60 р')).toBeNull();
});

test('what was asked last has its price from the start, and is asked again unseen', async () => {
  const sent = answerApi({ 'POST /api/calculator/quote': { body: quote } });
  const { store, unmount } = renderApp(<LiveQuote request={request(24.9)} missing="" />);
  await screen.findByText('64.60 р');
  unmount();
  const next = renderApp(<LiveQuote request={request(24.9)} missing="" />, { store });
  expect(screen.getByText('64.60 р')).toBeInTheDocument();
  expect(screen.queryByText('Считаем…')).toBeNull();
  await waitFor(() => expect(sent).toHaveLength(2));
  next.unmount();
  renderApp(<LiveQuote request={request(12)} missing="" />, { store });
  expect(screen.queryByText('64.60 р')).toBeNull();
});

test('a price of the same values that has moved between two steps is told', async () => {
  const totals = [64.6, 70, 64.6];
  answerApi({ 'POST /api/calculator/quote': () => ({ body: { ...quote, total: totals.shift() } }) });
  const { store, unmount } = renderApp(<LiveQuote request={request(24.9)} missing="" />);
  await screen.findByText('64.60 р');
  unmount();
  const next = renderApp(<LiveQuote request={request(24.9)} missing="" />, { store });
  expect(await screen.findByText('Было 64.60 р, теперь')).toBeInTheDocument();
  expect(screen.getByText('70.00 р')).toBeInTheDocument();
  next.unmount();
  renderApp(<LiveQuote request={request(12)} missing="" />, { store });
  await screen.findByText('64.60 р');
  expect(screen.queryByText(/Было/)).toBeNull();
});

test('a failure is told and can be tried again', async () => {
  const sent = answerApi({ 'POST /api/calculator/quote': 'offline' });
  renderApp(<LiveQuote request={request(3)} missing="" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Рассчитать ещё раз' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('cargo over 50 kg has no price but the manager’s word, said once', async () => {
  const agreement = {
    ...quote,
    total: null,
    byAgreement: true,
    items: [{ price: null, multiplier: null }],
    parts: [],
    notices: ['Больше 50 кг с учётом объёмного веса: цену назовёт менеджер.'],
  };
  answerApi({ 'POST /api/calculator/quote': { body: agreement } });
  renderApp(<LiveQuote request={request(60)} missing="" items={['Посылка']} />);
  expect(await screen.findByText(/цену назовёт менеджер/)).toBeInTheDocument();
  expect(screen.queryByRole('list')).toBeNull();
});

test('each place has its price, a new quote makes the old one pale', async () => {
  const items = [
    { price: 38, multiplier: 1 },
    { price: 64.6, multiplier: 1.7 },
  ];
  answerApi({ 'POST /api/calculator/quote': { body: { ...quote, items } } });
  const show = (weight: number) => (
    <LiveQuote request={request(weight)} missing="" items={['Посылка', 'Груз']} />
  );
  function Typing() {
    const [weight, setWeight] = useState(1);
    return (
      <>
        <button onClick={() => setWeight(weight + 1)}>Тяжелее</button>
        {show(weight)}
      </>
    );
  }
  renderApp(<Typing />);
  const lines = within(await screen.findByRole('list', { name: 'Стоимость по местам' })).getAllByRole(
    'listitem',
  );
  expect(lines.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Посылка: 38.00 р',
    'Груз: 64.60 р',
  ]);
  expect(document.querySelector('.old')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Тяжелее' }));
  expect(document.querySelector('.old')).not.toBeNull();
  await waitFor(() => expect(document.querySelector('.old')).toBeNull());
});

test('own conditions are said beside the price, with what the tariff asks', async () => {
  const clientTerms = { coefficient: 0.95, ownPrice: false, tariffTotal: 68 };
  answerApi({ 'POST /api/calculator/quote': { body: { ...quote, clientTerms } } });
  renderApp(<LiveQuote request={request(24.9)} missing="" />);
  expect(await screen.findByText(/Ваши условия: скидка 5.%. По тарифу — 68.00.р\./)).toBeInTheDocument();
});
