import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi } from '../../../test/api';
import { renderApp } from '../../../test/render-app';
import { StateScreen } from './StateScreen';

const row = (
  title: string,
  level: string,
  text: string,
  advice: string | null = null,
  details: string[] = [],
) => ({
  title,
  level,
  text,
  advice,
  details,
});

const answer = (mail: object) => ({
  'GET /api/state': {
    body: { version: '0.1.0', startedAt: '2026-11-20 09:00', rows: [row('Диск', 'ok', 'Свободно.'), mail] },
  },
});

const rowOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

test('each part says how it is and what to do, and is asked again', async () => {
  answerApi(answer(row('Почта', 'trouble', '2 письма ждут.', 'Проверьте SMTP_URL.')));
  renderApp(<StateScreen />);
  expect(await screen.findByText('Версия 0.1.0, работает с 20.11.2026 09:00')).toBeInTheDocument();
  expect(rowOf('Диск').getByText('в порядке')).toBeInTheDocument();
  expect(rowOf('Почта').getByText('не работает')).toBeInTheDocument();
  expect(rowOf('Почта').getByText('Проверьте SMTP_URL.')).toBeInTheDocument();

  answerApi(answer(row('Почта', 'ok', 'Все письма отправлены.')));
  await userEvent.click(screen.getByRole('button', { name: 'Проверить снова' }));
  expect(await screen.findByText('Все письма отправлены.')).toBeInTheDocument();
  expect(rowOf('Почта').getByText('в порядке')).toBeInTheDocument();
});

test('a part with several says each of them', async () => {
  const details = ['Отправка событий — 20.11.2026 09:00', 'Резервные копии — ещё ни разу'];
  answerApi(answer(row('Работы по расписанию', 'ok', 'Все работы выполняются в срок.', null, details)));
  renderApp(<StateScreen />);
  const told = within(
    (await screen.findByText('Все работы выполняются в срок.')).parentElement as HTMLElement,
  );
  expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(details);
  expect(rowOf('Диск').queryByRole('list')).not.toBeInTheDocument();
});

test('when it cannot be told, that is said, with a way to ask again', async () => {
  answerApi({
    'GET /api/state': { status: 503, body: { statusCode: 503, code: 'unavailable', message: 'Нет связи.' } },
  });
  renderApp(<StateScreen />);
  expect(await screen.findByText('Не удалось узнать состояние')).toBeInTheDocument();
});
