import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerApi, type Answers } from '../../../../test/api';
import { renderApp } from '../../../../test/render-app';
import { RevokeKey } from './RevokeKey';
import { RotateKey } from './RotateKey';

const apiKey = { id: 3, name: '1С, склад', webhooks: ['https://shop.by/shlyah'] } as never;
const done = jest.fn();
const left = jest.fn();

beforeEach(() => jest.clearAllMocks());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

describe('before a key is replaced', () => {
  const show = (answers: Answers) => {
    const sent = answerApi(answers);
    renderApp(<RotateKey apiKey={apiKey} onRotated={done} onCancel={left} />);
    return { sent, dialog: within(screen.getByRole('dialog', { name: 'Заменить ключ «1С, склад»?' })) };
  };

  test('it is said what happens to the former one, which works for a day more unless another time is chosen', async () => {
    const made = { id: 3, secret: 'shl_live_new' };
    const { dialog, sent } = show({ 'POST /api/keys/rotate': { body: made } });
    expect(
      dialog.getByText(
        'Новый ключ получит те же права. Пока вы вставляете его в программу, пусть работает и прежний.',
      ),
    ).toBeInTheDocument();
    const former = dialog.getByRole('combobox', { name: 'Прежний ключ' });
    expect(within(former).getAllByRole('option').map(plain)).toEqual([
      'Отключить сразу',
      'Ещё 1 час',
      'Ещё 24 часа',
      'Ещё 72 часа',
    ]);
    expect(former).toHaveValue('24');
    await userEvent.selectOptions(former, 'Отключить сразу');
    await press('Заменить');
    expect(sent).toMatchObject([{ body: { id: 3, overlapHours: 0 } }]);
    expect(done.mock.calls).toEqual([[made]]);
  });

  test('what went wrong is said, the dialog stays', async () => {
    const { dialog } = show({ 'POST /api/keys/rotate': 'offline' });
    await press('Заменить');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Нет связи с сервером/);
    expect(dialog.getByRole('button', { name: 'Заменить' })).toBeEnabled();
    await press('Отмена');
    expect([done.mock.calls.length, left.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('before a key is revoked', () => {
  const show = (answers: Answers) => {
    answerApi(answers);
    renderApp(<RevokeKey apiKey={apiKey} onRevoked={done} onCancel={left} />);
    return within(screen.getByRole('dialog', { name: 'Отозвать ключ «1С, склад»?' }));
  };

  test('it is said that it cannot be taken back', async () => {
    const dialog = show({ 'DELETE /api/keys/3': {} });
    expect(
      dialog.getByText(
        'Программа с этим ключом перестанет работать со следующего же вызова. Вернуть ключ нельзя.',
      ),
    ).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map(plain)).toEqual(['https://shop.by/shlyah']);
    await press('Отозвать');
    expect(await screen.findByText('Ключ «1С, склад» отозван')).toBeInTheDocument();
    expect([done.mock.calls.length, left.mock.calls.length]).toEqual([1, 0]);
  });

  test('what went wrong is said, and it can be left', async () => {
    const dialog = show({ 'DELETE /api/keys/3': 'offline' });
    await press('Отозвать');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/^Нет связи с сервером/);
    await press('Отмена');
    expect([done.mock.calls.length, left.mock.calls.length]).toEqual([0, 1]);
  });
});
