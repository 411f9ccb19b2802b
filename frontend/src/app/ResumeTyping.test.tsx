import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ResumeTyping } from './ResumeTyping';

/** A form that says what it knows, beside fields that it fills in itself. */
function Form() {
  const [city, setCity] = useState('Минск');
  const [side, setSide] = useState('person');
  const [agreed, setAgreed] = useState(false);
  return (
    <form>
      <input aria-label="city" value={city} onChange={(event) => setCity(event.target.value)} />
      {['person', 'firm'].map((value) => (
        <input
          key={value}
          type="radio"
          name="side"
          aria-label={value}
          checked={side === value}
          onChange={() => setSide(value)}
        />
      ))}
      <input
        type="checkbox"
        aria-label="agreed"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <input type="file" aria-label="scan" />
      <output>{`${city}, ${side}, ${agreed ? 'agreed' : 'not agreed'}`}</output>
    </form>
  );
}

const page = (
  <>
    <Form />
    <ResumeTyping />
  </>
);

/** The page as the server wrote it, changed by a person before the scripts came. */
async function hydrated(before: (field: (name: string) => HTMLInputElement) => void): Promise<string> {
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  before((name) => root.querySelector(`[aria-label="${name}"]`) as HTMLInputElement);
  await act(async () => void hydrateRoot(root, page));
  return root.querySelector('output')?.textContent ?? '';
}

test('what was typed and chosen before the scripts came is known to them, once', async () => {
  const known = await hydrated((field) => {
    field('city').value = 'Гомель';
    field('firm').checked = true;
    field('agreed').checked = true;
  });
  expect(known).toBe('Гомель, firm, agreed');
  // A later page is made by the scripts: there is nothing to take over.
  expect(await hydrated((field) => (field('city').value = 'Брест'))).toBe('Минск, person, not agreed');
});
