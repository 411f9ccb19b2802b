import { hasSeveralScans, readCode } from '@shlyah/domain';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { meantBy, signOf } from './scanner-keys';

/** The fewest signs of a scan; shorter ones are typed by people. */
const LEAST = 8;

/** The longest pause between two signs of a scan by the clock of their events, which a busy page does not stretch. */
const PAUSE_MS = 50;

/** The beginning of a label, of a link, or of what scanners put before a code: no shortcut and no option of a list begins so. */
const BEGINNING = /^(?:\d\d|ht|[\]~*])/i;

/** The field of a screen for scans reads them itself. */
const SCAN_FIELD = '[data-scan-field]';

/** A screen that reads scans wherever the focus is. */
export interface ScanReader {
  /** Whether it takes the text; another text stays where it was typed. */
  takes: (text: string) => boolean;
  onScan: (text: string) => void;
  /** A code of ours while a dialog is open. */
  onBlocked: (text: string) => void;
  /** Called before a series of signs; returns what gives the screen back what the signs may change, as those of a list do. */
  keep?: () => () => void;
}

/** Signs that follow each other at the speed of a scanner. */
interface Series {
  text: string;
  /** The same by the places of the keys; null with an unknown one. */
  pressed: string | null;
  last: number;
  restore: () => void;
}

/** A code of the product as a scanner reads it, and no number that people type. */
export function isScannedCode(text: string): boolean {
  const code = text.length < LEAST ? null : readCode(text);
  return hasSeveralScans(text) || (code !== null && code.kind !== 'order');
}

/** The readers that are mounted: of the screen before that of the frame around it. */
const readers: { screen: ScanReader[]; frame: ScanReader[] } = { screen: [], frame: [] };
const current = (): ScanReader | undefined => readers.screen.at(-1) ?? readers.frame.at(-1);

let series: Series | null = null;

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type));

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (target: EventTarget | null): target is Control =>
  isTypedInto(target) || target instanceof HTMLSelectElement;

/** The value as a person would set it: React compares with the last one that it has set itself. */
function setValue(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}

/** Returns what gives a field or a list its present value back. */
function remembered(target: EventTarget | null): () => void {
  if (!isControl(target)) return () => undefined;
  const { value } = target;
  const [start, end] =
    target instanceof HTMLSelectElement ? [null] : [target.selectionStart, target.selectionEnd];
  return () => {
    if (!target.isConnected) return;
    const isChanged = target.value !== value;
    // Also an unchanged one: a date may be half typed.
    setValue(target, value);
    if (!isChanged) return;
    target.dispatchEvent(
      new Event(target instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
    if (start !== null && start !== undefined && !(target instanceof HTMLSelectElement))
      target.setSelectionRange(start, end ?? start);
  };
}

const isFast = ({ timeStamp }: KeyboardEvent): boolean => {
  const pause = series === null ? Infinity : timeStamp - series.last;
  return pause >= 0 && pause <= PAUSE_MS;
};

function take(event: KeyboardEvent): void {
  const ended = series;
  const isScan = ended !== null && ended.text.length >= LEAST && isFast(event);
  series = null;
  const { target } = event;
  if (!isScan || (target instanceof Element && target.closest(SCAN_FIELD))) return;
  if (target instanceof HTMLInputElement && target.type === 'password') return;
  const reader = current();
  const text = meantBy(ended.text, ended.pressed).replace(/\s/g, '');
  const isBlocked = document.querySelector('dialog[open]') !== null;
  if (!reader || !(isBlocked ? isScannedCode(text) : reader.takes(text))) return;
  event.preventDefault();
  event.stopPropagation();
  // Drawn before the scan is handled: a page that it opens asks about a field that is still changed.
  flushSync(ended.restore);
  if (isBlocked) reader.onBlocked(text);
  else reader.onScan(text);
}

function addSign(event: KeyboardEvent): void {
  const { key, target, timeStamp: last } = event;
  const sign = signOf(event);
  if (!series || !isFast(event)) {
    const giveBack = [remembered(target), current()?.keep?.()];
    series = { text: key, pressed: sign, last, restore: () => giveBack.forEach((restore) => restore?.()) };
    return;
  }
  const pressed = series.pressed === null || sign === null ? null : series.pressed + sign;
  series = { ...series, text: series.text + key, pressed, last };
  if (isTypedInto(target) || !BEGINNING.test(pressed ?? series.text)) return;
  // The sign would choose an option of a list, or be a shortcut of the page.
  event.preventDefault();
  event.stopPropagation();
}

const MODIFIERS = ['Shift', 'CapsLock', 'AltGraph'];

function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey, isComposing, repeat } = event;
  // Browsers that fill in a form send events without a key.
  const isKey = typeof key === 'string' && !ctrlKey && !altKey && !metaKey && !isComposing && !repeat;
  if (isKey && MODIFIERS.includes(key)) return;
  if (isKey && (key === 'Enter' || key === 'Tab')) take(event);
  else if (isKey && key.length === 1) addSign(event);
  else series = null;
}

function listen(reader: ScanReader, place: keyof typeof readers): () => void {
  if (!current()) window.addEventListener('keydown', onKeyDown, true);
  readers[place].push(reader);
  return () => {
    readers[place] = readers[place].filter((one) => one !== reader);
    if (!current()) window.removeEventListener('keydown', onKeyDown, true);
  };
}

/**
 * Reads what a scanner types wherever the focus is: at least eight signs at its speed that end in Enter or Tab. What they have typed
 * into a field or chosen in a list meanwhile is taken out again. A frame reads what its screen does not read itself.
 */
export function useScanner(reader: ScanReader, place: keyof typeof readers = 'screen'): void {
  const takes = useEffectEvent(reader.takes);
  const onScan = useEffectEvent(reader.onScan);
  const onBlocked = useEffectEvent(reader.onBlocked);
  const keep = useEffectEvent(() => reader.keep?.() ?? (() => undefined));
  useEffect(
    () =>
      listen(
        {
          takes: (text) => takes(text),
          onScan: (text) => onScan(text),
          onBlocked: (text) => onBlocked(text),
          keep: () => keep(),
        },
        place,
      ),
    [place],
  );
}
