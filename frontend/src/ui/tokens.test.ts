import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const [, lightBlock = '', darkBlock = '', outdoorsBlock = '', eveningBlock = ''] =
  /:root \{([\s\S]*?)\n\}[\s\S]*?dark'\] \{([\s\S]*?)\n\}[\s\S]*?outdoors'\] \{([\s\S]*?)\n\}[\s\S]*?outdoors'\] \{([\s\S]*?)\n {2}\}/.exec(
    css,
  ) ?? [];

/** Hex colours of one block of tokens, by name. */
function colours(block: string): Map<string, string> {
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']));
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['paper', 'panel', 'sand'];
const onGrounds = (texts: string[]) =>
  texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));
const texts = [
  ...onGrounds(['ink', 'ink-soft', 'action', 'action-strong', 'danger', 'notice']),
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['on-road', 'road'],
  ['action', 'action-tint'],
  ['ink', 'action-tint'],
  ['ink', 'road-tint'],
  ['notice', 'road-tint'],
  ['danger', 'danger-tint'],
  ['ink', 'danger-tint'],
  ['status-new', 'status-new-tint'],
] as const;
const controls = onGrounds(['control', 'focus']);

describe.each([
  ['light', colours(lightBlock)],
  ['dark', colours(darkBlock)],
])('the %s scheme', (_scheme, tokens) => {
  const of = (name: string) => tokens.get(name) ?? 'missing';

  test.each(texts)('text %s on %s has a contrast of 4.5 or more', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls)('control %s on %s has a contrast of 3 or more', (control, ground) => {
    expect(contrast(of(control), of(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe.each([
  ['by day', '', '#ffffff'],
  ['in the evening', eveningBlock, '#0b100e'],
])('the outdoors scheme %s', (_when, block, paper) => {
  const tokens = new Map([...colours(lightBlock), ...colours(outdoorsBlock), ...colours(block)]);
  const of = (name: string) => tokens.get(name) ?? 'missing';
  test('has a ground of its own', () => expect(of('paper')).toBe(paper));

  const read = texts.filter(([text]) => !text.startsWith('status'));

  test.each(read)('text %s on %s has a contrast of 7 or more', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(7);
  });

  test.each(controls)('control %s on %s has a contrast of 3 or more', (control, ground) => {
    expect(contrast(of(control), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
