import { act, renderHook } from '@testing-library/react';
import { useEditedRows, type SaveResult } from './useEditedRows';

const refused = { status: 422, code: 'invalid', message: 'Не так' };

/** Words whose edited form is themselves in capitals. */
function words(send: (edits: string[], saved: string[]) => SaveResult<string[]>) {
  const sent: unknown[] = [];
  const { result } = renderHook(() =>
    useEditedRows<string[], string[]>(['a', 'b'], {
      name: 'test',
      describe: (edits) => edits.map((word, key) => ({ key, label: `${key}`, words: word })),
      begin: (saved) => saved.map((word) => word.toUpperCase()),
      rebase: (edits, saved, fresh) => [...edits, `${saved.join('')}→${fresh.join('')}`],
      send: async (edits, saved) => {
        sent.push([edits, saved]);
        return send(edits, saved);
      },
    }),
  );
  const add = (word: string) =>
    act(() => result.current.edit((edits, [first = '']) => [...edits, first + word]));
  const save = () => act(() => result.current.save());
  return { result, sent, add, save };
}

test('edits are gathered over what is saved, undone together, sent together', async () => {
  const { result, sent, add, save } = words((edits) => ({ saved: edits }));
  expect(result.current.edits).toEqual(['A', 'B']);
  add('1');
  add('2');
  expect(result.current.edits).toEqual(['A', 'B', 'a1', 'a2']);
  act(() => result.current.undoAll());
  expect(result.current.edits).toEqual(['A', 'B']);
  add('3');
  expect(await save()).toBe(true);
  expect(sent).toEqual([
    [
      ['A', 'B', 'a3'],
      ['a', 'b'],
    ],
  ]);
  expect(result.current).toMatchObject({ saved: ['A', 'B', 'a3'], edits: ['A', 'B', 'A3'], busy: false });
});

test('a refusal loses nothing and is forgotten by the next save', async () => {
  let answers: SaveResult<string[]>[] = [{ failure: refused }, { saved: ['c'] }];
  const { result, add, save } = words(() => {
    const [next, ...rest] = answers;
    answers = rest;
    return next ?? { failure: refused };
  });
  add('1');
  expect(await save()).toBe(false);
  expect(result.current).toMatchObject({ saved: ['a', 'b'], edits: ['A', 'B', 'a1'], failure: refused });
  expect(await save()).toBe(true);
  expect(result.current).toMatchObject({ saved: ['c'], edits: ['C'], failure: undefined });
});

test('what is edited while a save is on its way is kept over what it answers, unless it is undone', async () => {
  let answer: (answer: SaveResult<string[]>) => void = () => undefined;
  const { result } = renderHook(() =>
    useEditedRows<string[], string[]>(['a'], {
      name: 'test',
      describe: () => [],
      begin: (saved) => saved,
      rebase: (edits) => edits,
      send: () => new Promise<SaveResult<string[]>>((resolve) => (answer = resolve)),
    }),
  );
  const add = (word: string) => act(() => result.current.edit((edits) => [...edits, word]));
  const saveWhile = async (work: () => void, saved: string[]) => {
    let done: Promise<boolean> = Promise.resolve(false);
    act(() => void (done = result.current.save()));
    work();
    answer({ saved });
    await act(() => done);
  };
  add('b');
  await saveWhile(() => add('c'), ['a', 'b']);
  expect(result.current).toMatchObject({ saved: ['a', 'b'], edits: ['a', 'b', 'c'], busy: false });
  await saveWhile(() => {
    add('d');
    act(() => result.current.undoAll());
  }, ['a', 'b', 'c']);
  expect(result.current.edits).toEqual(['a', 'b', 'c']);
  add('e');
  await saveWhile(() => undefined, ['a', 'b', 'c', 'e']);
  expect(result.current.edits).toEqual(['a', 'b', 'c', 'e']);
});

test('what somebody else has saved comes under the edits', async () => {
  const conflict = { ...refused, code: 'version_conflict' };
  const { result, add, save } = words(() => ({ failure: conflict, fresh: ['x'] }));
  add('1');
  expect(await save()).toBe(false);
  expect(result.current).toMatchObject({ saved: ['x'], edits: ['A', 'B', 'a1', 'ab→x'], failure: conflict });
});
