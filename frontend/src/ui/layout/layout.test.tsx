import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Notice } from '../feedback/Notice';
import { Skeleton } from '../feedback/Skeleton';
import { Pagination } from './Pagination';
import { SiteName, Title } from '../Title';
import { Steps } from './Steps';
import { Timeline } from './Timeline';

const links = () =>
  screen.queryAllByRole('link').map((link) => {
    const here = link.getAttribute('aria-current');
    return `${link.getAttribute('aria-label') ?? ''} ${link.getAttribute('href') ?? ''} ${here ?? ''}`.trim();
  });

test('pages have the one before, the one after and the one that is shown', () => {
  const show = (page: number, pages: number) => (
    <MemoryRouter>
      <Pagination page={page} pages={pages} hrefOf={(number) => `?page=${number}`} />
    </MemoryRouter>
  );
  const { rerender } = render(show(1, 2));
  expect(links()).toEqual(['Страница 1 /?page=1 page', 'Страница 2 /?page=2', 'Следующая страница /?page=2']);
  rerender(show(2, 2));
  expect(links()).toEqual([
    'Предыдущая страница /?page=1',
    'Страница 1 /?page=1',
    'Страница 2 /?page=2 page',
  ]);
  rerender(show(1, 1));
  expect(links()).toEqual([]);
});

test('events have their place in time, and a note when there is one', () => {
  render(
    <Timeline
      items={[
        { key: 1, title: 'Принята', note: '20.11.2026', state: 'now' },
        { key: 2, title: 'Новая' },
        { key: 3, title: 'Доставлена', state: 'ahead' },
      ]}
    />,
  );
  const events = screen.getAllByRole('listitem');
  expect(events.map(({ className }) => className)).toEqual(['item now', 'item done', 'item ahead']);
  expect(events.map((event) => event.getAttribute('aria-current'))).toEqual(['step', null, null]);
  expect(events.map(({ children }) => [...children].map(({ className }) => className))).toEqual([
    ['title', 'quiet'],
    ['title'],
    ['title'],
  ]);
});

test('a message has a title, words or both, and no empty line', () => {
  const { container, rerender } = render(<Notice kind="error" role="alert" title="Не вышло" />);
  const lines = () => [...(container.querySelector('.words')?.children ?? [])].map((one) => one.outerHTML);
  expect(lines()).toEqual(['<p class="title">Не вышло</p>']);
  expect(screen.getByRole('alert')).toHaveClass('error');
  rerender(<Notice>Слова</Notice>);
  expect(lines()).toEqual(['<div>Слова</div>']);
});

test('what stands in for a thing that loads is as wide and as high as it', () => {
  const { container } = render(<Skeleton width="30px" height="10px" />);
  expect(container.firstChild).toHaveStyle({ width: '30px', height: '10px' });
});

test('the steps of a form are done, shown or ahead; those that can be opened are links', () => {
  const steps = [
    { title: 'Первый', to: '?1' },
    { title: 'Второй', to: '?2' },
    { title: 'Третий', to: '?3' },
    { title: 'Последний' },
  ];
  render(
    <MemoryRouter>
      <Steps label="Шаги" steps={steps} current={2} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem').map(({ className }) => className)).toEqual([
    'step done',
    'step now',
    'step',
    'step',
  ]);
  expect(screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
    null,
  ]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1Первый', '3Третий']);
});

test('the title of a page ends with whose site it is, once', () => {
  const titled = (page: string, site: string) => {
    render(
      <SiteName value={site}>
        <Title>{page}</Title>
      </SiteName>,
    );
    return document.title;
  };
  expect(titled('Заказы', 'Шлях')).toBe('Заказы — Шлях');
  expect(titled('О компании «Шлях»', 'Шлях')).toBe('О компании «Шлях»');
  expect(titled('Заказы', '')).toBe('Заказы');
});
