import { storedByEachTab } from './storage';

const draft = storedByEachTab<{ text: string }>('test.draft', ({ text }) => typeof text === 'string');
const read = () => draft.read()?.text;

/** What a tab keeps to itself; another tab of the same browser has another one. */
let tabs: Record<string, Record<string, string>>;
let current: string;

function go(tab: string) {
  tabs[current] = { ...sessionStorage };
  sessionStorage.clear();
  for (const [key, value] of Object.entries(tabs[tab] ?? {})) sessionStorage.setItem(key, value);
  current = tab;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  tabs = {};
  current = 'first';
});

test('a new tab begins with what was kept last', () => {
  draft.write({ text: 'раз' });
  go('second');
  expect(read()).toBe('раз');
});

test('two tabs do not overwrite each other', () => {
  draft.write({ text: 'раз' });
  go('second');
  draft.write({ text: 'два' });
  go('first');
  expect(read()).toBe('раз');
  draft.write({ text: 'раз, дальше' });
  go('second');
  expect(read()).toBe('два');
  go('third');
  expect(read()).toBe('два');
});

test('what one tab is done with stays in the others', () => {
  draft.write({ text: 'раз' });
  go('second');
  draft.write({ text: 'два' });
  draft.remove();
  expect(read()).toBeUndefined();
  go('first');
  expect(read()).toBe('раз');
  draft.write({ text: 'раз, дальше' });
  go('third');
  expect(read()).toBe('раз, дальше');
});

test('a tab that is done with its own leaves what another one keeps', () => {
  draft.write({ text: 'раз' });
  go('second');
  draft.write({ text: 'два' });
  go('first');
  draft.remove();
  expect(read()).toBe('два');
});
