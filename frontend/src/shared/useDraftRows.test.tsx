import { act, renderHook } from '@testing-library/react';
import { useDraftRows, type DraftAnswer } from './useDraftRows';

const refused = { status: 422, code: 'invalid', message: 'Не так' };

/** Words whose draft is themselves in capitals. */
function words(send: (draft: string[], saved: string[]) => DraftAnswer<string[]>) {
  const sent: unknown[] = [];
  const { result } = renderHook(() =>
    useDraftRows<string[], string[]>(['a', 'b'], {
      name: 'test',
      describe: (draft) => draft.map((word, key) => ({ key, label: `${key}`, words: word })),
      begin: (saved) => saved.map((word) => word.toUpperCase()),
      rebase: (draft, saved, fresh) => [...draft, `${saved.join('')}→${fresh.join('')}`],
      send: async (draft, saved) => {
        sent.push([draft, saved]);
        return send(draft, saved);
      },
    }),
  );
  const add = (word: string) =>
    act(() => result.current.edit((draft, [first = '']) => [...draft, first + word]));
  const save = () => act(() => result.current.save());
  return { result, sent, add, save };
}

test('edits are gathered over what is saved, undone together, sent together', async () => {
  const { result, sent, add, save } = words((draft) => ({ saved: draft }));
  expect(result.current.draft).toEqual(['A', 'B']);
  add('1');
  add('2');
  expect(result.current.draft).toEqual(['A', 'B', 'a1', 'a2']);
  act(() => result.current.undoAll());
  expect(result.current.draft).toEqual(['A', 'B']);
  add('3');
  expect(await save()).toBe(true);
  expect(sent).toEqual([
    [
      ['A', 'B', 'a3'],
      ['a', 'b'],
    ],
  ]);
  expect(result.current).toMatchObject({ saved: ['A', 'B', 'a3'], draft: ['A', 'B', 'A3'], busy: false });
});

test('a refusal loses nothing and is forgotten by the next save', async () => {
  let answers: DraftAnswer<string[]>[] = [{ failure: refused }, { saved: ['c'] }];
  const { result, add, save } = words(() => {
    const [next, ...rest] = answers;
    answers = rest;
    return next ?? { failure: refused };
  });
  add('1');
  expect(await save()).toBe(false);
  expect(result.current).toMatchObject({ saved: ['a', 'b'], draft: ['A', 'B', 'a1'], failure: refused });
  expect(await save()).toBe(true);
  expect(result.current).toMatchObject({ saved: ['c'], draft: ['C'], failure: undefined });
});

test('what is edited while a save is on its way is kept over what it answers, unless it is undone', async () => {
  let answer: (answer: DraftAnswer<string[]>) => void = () => undefined;
  const { result } = renderHook(() =>
    useDraftRows<string[], string[]>(['a'], {
      name: 'test',
      describe: () => [],
      begin: (saved) => saved,
      rebase: (draft) => draft,
      send: () => new Promise<DraftAnswer<string[]>>((resolve) => (answer = resolve)),
    }),
  );
  const add = (word: string) => act(() => result.current.edit((draft) => [...draft, word]));
  const saveWhile = async (work: () => void, saved: string[]) => {
    let done: Promise<boolean> = Promise.resolve(false);
    act(() => void (done = result.current.save()));
    work();
    answer({ saved });
    await act(() => done);
  };
  add('b');
  await saveWhile(() => add('c'), ['a', 'b']);
  expect(result.current).toMatchObject({ saved: ['a', 'b'], draft: ['a', 'b', 'c'], busy: false });
  await saveWhile(() => {
    add('d');
    act(() => result.current.undoAll());
  }, ['a', 'b', 'c']);
  expect(result.current.draft).toEqual(['a', 'b', 'c']);
  add('e');
  await saveWhile(() => undefined, ['a', 'b', 'c', 'e']);
  expect(result.current.draft).toEqual(['a', 'b', 'c', 'e']);
});

test('what somebody else has saved comes under the edits', async () => {
  const conflict = { ...refused, code: 'version_conflict' };
  const { result, add, save } = words(() => ({ failure: conflict, fresh: ['x'] }));
  add('1');
  expect(await save()).toBe(false);
  expect(result.current).toMatchObject({ saved: ['x'], draft: ['A', 'B', 'a1', 'ab→x'], failure: conflict });
});
