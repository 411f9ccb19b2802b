import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { readScreen } from '../../../../test/read-screen';
import { OpenPageProvider } from '../../../ui/open-page';
import { SendFailure } from './SendFailure';

const reused = { status: 409, code: 'idempotency_key_reused', message: 'Ключ занят' };
const changed =
  'Ответ на первую отправку потерялся, а после неё вы что-то изменили. Проверьте Мои заказы </cabinet/myOrders/1> : ' +
  'если нужен ещё один заказ, отправьте этот как новый.';

function show(failure: Parameters<typeof SendFailure>[0]['failure']) {
  const pressed: string[] = [];
  render(
    <OpenPageProvider value={(address) => pressed.push(address)}>
      <MemoryRouter>
        <SendFailure
          failure={failure}
          hrefOf={(step) => `?step=${step}`}
          onRenew={() => pressed.push('renewed')}
        />
      </MemoryRouter>
    </OpenPageProvider>,
  );
  return pressed;
}

const safe = 'Данные на месте. Нажмите «Оставить заявку» ещё раз: второй заказ не появится.';

test.each([
  [reused, ['Похоже, эта заявка уже принята', changed, '[Отправить как новый заказ]']],
  [
    { status: 410, code: 'deleted', message: 'Удалён' },
    ['Заявка пока не отправлена', changed, '[Отправить как новый заказ]'],
  ],
  [
    { status: 401, code: 'unauthorized', message: 'Вход не выполнен' },
    ['Сеанс закончился', 'Войдите ещё раз: черновик сохранён, вы вернётесь на этот шаг.', '[Войти снова]'],
  ],
  [
    {
      status: 422,
      code: 'invalid_data',
      message: '',
      errors: { house: ['Обязательно'], reciverHouse: ['Нет такого', 'И номера'], deliveryDate: ['Среда'] },
    },
    [
      'Заявку не приняли: проверьте поля',
      'Отправитель: Дом отправителя </?step=1> — Обязательно',
      'Получатель: Дом получателя </?step=2> — Нет такого И номера',
      'Тарифный план: Дата доставки </?step=4> — Среда',
    ],
  ],
  [{ status: 0, code: 'network', message: 'Нет связи.' }, ['Ответ сервера не пришёл', `Нет связи. ${safe}`]],
  [{ status: 500, code: 'internal', message: 'Сбой.' }, ['Заявка пока не отправлена', `Сбой. ${safe}`]],
  [
    { status: 409, code: 'session_changed', message: 'Вошли под другим именем.' },
    ['Заявка пока не отправлена', `Вошли под другим именем. ${safe}`],
  ],
  [{ status: 429, code: 'too_many', message: 'Подождите.' }, ['Заявка пока не отправлена', 'Подождите.']],
])('%j reads so', (failure, lines) => {
  show(failure);
  expect(readScreen()).toEqual(lines);
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
});

test('what can be done is done', async () => {
  const pressed = show(reused);
  await userEvent.click(screen.getByRole('button', { name: 'Отправить как новый заказ' }));
  expect(pressed).toEqual(['renewed']);
});

test('after a new login one is back where one was', async () => {
  const pressed = show({ status: 401, code: 'unauthorized', message: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Войти снова' }));
  expect(pressed).toEqual([window.location.href]);
});
