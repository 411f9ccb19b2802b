import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../test/api';
import { anOrder } from '../../../test/orders';
import { renderApp } from '../../../test/render-app';
import { DownloadMenu } from './DownloadMenu';
import { saveFile } from '../../shared/save-file';

const { user } = anOrder();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('what can be downloaded', () => {
  test.each([
    ['a firm', user, ['Договор', 'Заявка', 'Этикетки']],
    ['a private person', { ...user, isLegalEntity: false }, ['Заявка', 'Этикетки']],
    ['a firm whose account is deleted', { ...user, id: null }, ['Заявка', 'Этикетки']],
  ])('for the order of %s', async (_, owner, papers) => {
    renderApp(<DownloadMenu order={anOrder({ user: owner })} />);
    await press('Скачать');
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Скачать', ...papers]);
  });
});

describe('a download', () => {
  let saved: string[];

  /** jsdom knows no addresses of files and goes to none; what a link would save is written down. */
  beforeEach(() => {
    saved = [];
    URL.createObjectURL = () => 'blob:paper';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.download} <${this.href}>`);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const show = (answers: Answers, order = anOrder()) => {
    const sent = answerApi(answers);
    renderApp(<DownloadMenu order={order} />);
    return sent;
  };

  test.each([
    ['Договор', '/api/getDogovor', 'Договор 1024.docx'],
    ['Заявка', '/api/getZayavka', 'Заявка 1024.xlsx'],
  ])('of «%s» asks for the paper of this client and order', async (word, path, file) => {
    const sent = show({ [`GET ${path}?id=12&order_id=1024`]: { body: 'paper' } });
    await press('Скачать');
    await press(word);
    await waitFor(() => expect(saved).toEqual([`${file} <blob:paper>`]));
    expect(sent.map(({ query }) => query)).toEqual([{ id: '12', order_id: '1024' }]);
    expect(screen.getByRole('button', { name: 'Скачать' })).toBeInTheDocument();
  });

  test('of a deleted account’s order names the order alone', async () => {
    const answers = { 'GET /api/getZayavka?order_id=1024': { body: 'paper' } };
    show(answers, anOrder({ user: { ...user, id: null } }));
    await press('Скачать');
    await press('Заявка');
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('says that the file is being made, and why it did not come', async () => {
    let answer: (answer: { status: number; body: unknown }) => void = () => undefined;
    show({
      'GET /api/getZayavka?id=12&order_id=1024': new Promise((resolve) => (answer = resolve)),
    });
    await press('Скачать');
    await press('Заявка');
    expect(screen.getByRole('button', { name: 'Готовим файл…' })).toBeInTheDocument();
    expect(screen.getByText('Заявка: готовим файл…')).toBeInTheDocument();
    await act(async () => answer({ status: 503, body: { code: 'busy', message: 'Подождите минуту' } }));
    expect(await screen.findByText('Заявка: файл не получен. Подождите минуту')).toBeInTheDocument();
    expect(screen.queryByText('Заявка: готовим файл…')).toBeNull();
    expect(saved).toEqual([]);
  });

  test('keeps the server’s name for a file', () => {
    saveFile(new File(['paper'], 'Заявка № 7.xlsx'), 'Заявка 1024.xlsx');
    expect(saved).toEqual(['Заявка № 7.xlsx <blob:paper>']);
  });
});
