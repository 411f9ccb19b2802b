import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../test/render-app';
import { Faces } from './Faces';
import { dataAction } from './action';
import { useLoaded } from './useLoaded';

type Answer = (text: string) => void;
const waiting = new Map<string, { answer: Answer; fail: () => void }>();
const getWord = dataAction(
  'getWord',
  (word: string) =>
    new Promise<string>((answer, refuse) => {
      waiting.set(word, {
        answer,
        fail: () => refuse(Object.assign(new Error('Network Error'), { name: 'NetworkError' })),
      });
    }),
);

function Screen() {
  const [word, setWord] = useState('one');
  const loaded = useLoaded(getWord(word), word);
  return (
    <>
      <button onClick={() => setWord('two')}>Дальше</button>
      <Faces loaded={loaded} failedTitle="Не удалось" waiting={<p>Ждём</p>}>
        {(text) => <p>Ответ: {text}</p>}
      </Faces>
    </>
  );
}

describe('a screen that loads one thing', () => {
  test('drops an answer that comes after a newer question', async () => {
    renderApp(<Screen />);
    await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
    waiting.get('two')?.answer('второй');
    expect(await screen.findByText('Ответ: второй')).toBeInTheDocument();
    waiting.get('one')?.answer('первый');
    await userEvent.tab();
    expect(screen.getByText('Ответ: второй')).toBeInTheDocument();
  });

  test('keeps what it has in sight while the next is loading and when that fails', async () => {
    renderApp(<Screen />);
    expect(screen.getByText('Ждём')).toBeInTheDocument();
    waiting.get('one')?.answer('первый');
    await screen.findByText('Ответ: первый');
    await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
    expect(screen.getByText('Ответ: первый')).toBeInTheDocument();
    waiting.get('two')?.fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
    expect(screen.getByText('Ответ: первый')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    waiting.get('two')?.answer('второй');
    expect(await screen.findByText('Ответ: второй')).toBeInTheDocument();
  });
});
