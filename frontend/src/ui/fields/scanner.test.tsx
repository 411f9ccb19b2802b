import { labelDigits, trackingCodeOf } from '@shlyah/domain';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { typeScan } from '../../../test/scanner';
import { isScannedCode, useScanner } from './scanner';

const label = labelDigits(125, 1);
const link = `https://shlyah.by/t/${trackingCodeOf(new Uint8Array(11))}`;

interface ScreenProps {
  onScan: (text: string) => void;
  onBlocked?: () => void;
  place?: 'screen' | 'frame';
}

function Reader({ onScan, onBlocked = () => undefined, place = 'screen' }: ScreenProps) {
  useScanner({ takes: isScannedCode, onScan, onBlocked }, place);
  return null;
}

function Price({ onKey = () => undefined }: { onKey?: (key: string) => void }) {
  const [text, setText] = useState('12,50');
  return (
    <>
      <input aria-label="Цена" value={text} onChange={(event) => setText(event.target.value)} />
      <button onKeyDown={({ key }) => onKey(key)}>Удалить</button>
      <input aria-label="Пароль" type="password" defaultValue="" />
      <output>{text}</output>
    </>
  );
}

const scans: string[] = [];
const take = (text: string) => void scans.push(text);
beforeEach(() => (scans.length = 0));

test.each([
  ['a label', label],
  ['a link', link],
  ['a label with a prefix', `]C1${label}`],
])('%s is read in a field, which gets its value back', (_, code) => {
  render(
    <>
      <Reader onScan={take} />
      <Price />
    </>,
  );
  const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Цена' });
  price.setSelectionRange(1, 2);
  expect(typeScan(price, code)).toEqual({ isTaken: true, withheld: 0 });
  expect(typeScan(price, code, { end: 'Tab' }).isTaken).toBe(true);
  expect(scans).toEqual([code, code]);
  expect(price).toHaveValue('12,50');
  expect(screen.getByRole('status')).toHaveTextContent('12,50');
});

test.each([
  ['typed by a person', label, { pause: 60 }],
  ['of few signs', '1234567', {}],
  ['that is a number of others', '4811111111111', {}],
  ['that is an УНП', '190000000', {}],
  ['without an end', label, { end: 'ArrowDown' }],
])('a text %s stays where it was typed', (_, text, how) => {
  render(
    <>
      <Reader onScan={take} />
      <Price />
    </>,
  );
  const price = screen.getByRole('textbox', { name: 'Цена' });
  expect(typeScan(price, text, how).isTaken).toBe(false);
  expect(price).toHaveValue(`12,50${text}`);
  expect(scans).toEqual([]);
});

test('a password is never read', () => {
  render(
    <>
      <Reader onScan={take} />
      <Price />
    </>,
  );
  expect(typeScan(screen.getByLabelText('Пароль'), label).isTaken).toBe(false);
});

test('a scan on a button presses nothing and starts no shortcut', () => {
  const keys: string[] = [];
  render(
    <>
      <Reader onScan={take} />
      <Price onKey={(key) => keys.push(key)} />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Удалить' });
  expect(typeScan(button, link)).toEqual({ isTaken: true, withheld: link.length - 1 });
  expect(keys).toEqual(['h']);
  keys.length = 0;
  // Shortcuts that are pressed quickly are those of a person.
  typeScan(button, 'jjkk', { end: 'j' });
  expect(keys).toEqual([...'jjkkj']);
});

test('a screen reads before its frame, and the frame again when it is gone', () => {
  const framed: string[] = [];
  const both = (isShown: boolean) => (
    <>
      <Price />
      {isShown && <Reader onScan={take} />}
      <Reader onScan={(text) => framed.push(text)} place="frame" />
    </>
  );
  const { rerender, unmount } = render(both(true));
  const price = screen.getByRole('textbox', { name: 'Цена' });
  typeScan(price, label);
  rerender(both(false));
  typeScan(price, label);
  expect([scans, framed]).toEqual([[label], [label]]);
  unmount();
  render(<Price />);
  expect(typeScan(screen.getByRole('textbox', { name: 'Цена' }), label).isTaken).toBe(false);
});

test('while a dialog is open a scan is refused, and not typed either', () => {
  let blocked = 0;
  render(
    <>
      <Reader onScan={take} onBlocked={() => blocked++} />
      <dialog open>
        <Price />
      </dialog>
    </>,
  );
  const price = screen.getByRole('textbox', { name: 'Цена' });
  expect(typeScan(price, label).isTaken).toBe(true);
  expect([blocked, scans]).toEqual([1, []]);
  expect(price).toHaveValue('12,50');
});
