import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useAppDispatch } from './hooks';
import { renderApp } from '../../test/render-app';
import { dataAction } from './action';
import { useCached, useLoaded } from './useLoaded';

const answers: ((word: string) => void)[] = [];
const getWord = dataAction('getWord', () => new Promise<string>((answer) => answers.push(answer)), {
  cached: true,
});
const saveWord = dataAction('saveWord', (word: string) => Promise.resolve(word), {
  answers: getWord.typePrefix,
});
const removeWord = dataAction('removeWord', () => Promise.resolve(null), { invalidates: getWord.typePrefix });

const Reader = ({ once = false }) => <p>читает: {useCached(getWord, undefined, { once }).data ?? 'ждёт'}</p>;
const Editor = () => <p>правит: {useLoaded(getWord, undefined).data ?? 'ждёт'}</p>;

function Screens({ once = false }) {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<'reader' | 'editor' | 'none'>('reader');
  return (
    <>
      <button onClick={() => setShown('none')}>Закрыть</button>
      <button onClick={() => setShown('reader')}>Читать</button>
      <button onClick={() => setShown('editor')}>Править</button>
      <button onClick={() => void dispatch(saveWord('сохранено'))}>Сохранить</button>
      <button onClick={() => void dispatch(removeWord())}>Удалить</button>
      {shown === 'reader' && <Reader once={once} />}
      {shown === 'editor' && <Editor />}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = (word: string) => act(async () => answers.at(-1)?.(word));

beforeEach(() => answers.splice(0));

test('what the cache has is shown at once and asked for again', async () => {
  renderApp(<Screens />);
  await answer('первое');
  await press('Закрыть');
  await press('Читать');
  expect(screen.getByText('читает: первое')).toBeInTheDocument();
  expect(answers).toHaveLength(2);
  await answer('второе');
  expect(screen.getByText('читает: второе')).toBeInTheDocument();
});

test('an editor begins with a fresh answer, never with what the cache has', async () => {
  renderApp(<Screens />);
  await answer('первое');
  await press('Править');
  expect(screen.getByText('правит: ждёт')).toBeInTheDocument();
  await answer('второе');
  expect(screen.getByText('правит: второе')).toBeInTheDocument();
});

test('readers follow a save that answers with the stored state, without another request', async () => {
  renderApp(<Screens />);
  await answer('первое');
  await press('Сохранить');
  expect(await screen.findByText('читает: сохранено')).toBeInTheDocument();
  expect(answers).toHaveLength(1);
});

test('an invalidated answer is not shown to the next screen', async () => {
  renderApp(<Screens />);
  await answer('первое');
  await press('Закрыть');
  await press('Удалить');
  await press('Читать');
  expect(screen.getByText('читает: ждёт')).toBeInTheDocument();
});

test('with `once`, what the cache has is not asked for again', async () => {
  renderApp(<Screens once />);
  await answer('первое');
  await press('Закрыть');
  await press('Читать');
  expect(screen.getByText('читает: первое')).toBeInTheDocument();
  expect(answers).toHaveLength(1);
});
