import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../test/api';
import { readScreen } from '../../test/read-screen';
import { lazyPart } from '../ui/lazy-part';
import { ErrorBoundary } from './ErrorBoundary';

function Broken({ error }: { error: unknown }): never {
  throw error;
}

const show = (error: unknown) =>
  render(
    <ErrorBoundary>
      <Broken error={error} />
    </ErrorBoundary>,
  );

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => said.mockRestore());

test.each([new Error('x'), 'x', null])(
  'a screen that broke with %p says so and is loaded anew',
  async (error) => {
    show(error);
    expect(readScreen()).toEqual([
      'Страница сломалась',
      'Это наша ошибка, не ваша. Обновите страницу; если не поможет, позвоните нам.',
      '[Попробовать ещё раз]',
    ]);
    said.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(String(said.mock.calls.at(-1)?.[0])).toMatch(/Not implemented: navigation/);
  },
);

test('one whose code did not come says why', async () => {
  answerApi({ 'GET /api/health': { body: { status: 'ok' } } });
  const Part = lazyPart(() => Promise.reject<never>(new TypeError('Failed to fetch')));
  render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Сайт обновился')).toBeInTheDocument();
});

test('a screen that works is shown as it is', () => {
  render(<ErrorBoundary>Всё хорошо</ErrorBoundary>);
  expect(readScreen()).toEqual(['Всё хорошо']);
});

test('what broke at one address is forgotten at another', () => {
  const at = (place: string, part: ReactNode) => <ErrorBoundary resetKey={place}>{part}</ErrorBoundary>;
  const { rerender } = render(at('/1', <Broken error={new Error('x')} />));
  rerender(at('/1', 'Страница 1'));
  expect(screen.getByText('Страница сломалась')).toBeInTheDocument();
  rerender(at('/2', 'Страница 2'));
  expect(readScreen()).toEqual(['Страница 2']);
});
