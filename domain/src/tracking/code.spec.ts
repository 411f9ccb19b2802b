import fc from 'fast-check';
import { groupedCode, readTrackingCode, trackingCodeOf, trackingCodesIn } from './code';

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codes = fc.uint8Array({ minLength: 11, maxLength: 11 }).map(trackingCodeOf);

describe('a tracking code', () => {
  it('is twelve symbols that are not taken for one another', () => {
    fc.assert(fc.property(codes, (code) => expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/)));
  });

  it('takes five bits of each byte, every symbol as often as any other', () => {
    const all = Array.from({ length: 256 }, (_, byte) => trackingCodeOf(new Uint8Array(11).fill(byte))[0]);
    for (const symbol of alphabet) expect(all.filter((one) => one === symbol)).toHaveLength(8);
  });

  it('is not made of too few bytes', () => {
    expect(() => trackingCodeOf(new Uint8Array(10))).toThrow(RangeError);
  });

  it('is shown in three groups, and read from them', () => {
    expect(groupedCode('7K4MPX2DW9H4')).toBe('7K4M-PX2D-W9H4');
    fc.assert(fc.property(codes, (code) => expect(readTrackingCode(groupedCode(code))).toBe(code)));
  });

  it('keeps the check symbol of codes that have been given out', () => {
    expect(trackingCodeOf(Uint8Array.from([5, 17, 2, 19, 21, 29, 0, 11, 28, 7, 15]))).toBe('7K4MPX2DW9H4');
    expect(trackingCodeOf(new Uint8Array(11))).toBe('222222222222');
  });

  it('with one wrong symbol is none, whichever it is', () => {
    fc.assert(
      fc.property(codes, (code) => {
        for (let at = 0; at < code.length; at++)
          for (const symbol of alphabet.replace(code[at] ?? '', ''))
            expect(readTrackingCode(code.slice(0, at) + symbol + code.slice(at + 1))).toBeNull();
      }),
      { numRuns: 20 },
    );
  });

  it('with two symbols that changed places is none', () => {
    fc.assert(
      fc.property(codes, (code) => {
        for (let one = 0; one < code.length; one++)
          for (let two = one + 1; two < code.length; two++) {
            const turned = [...code];
            [turned[one], turned[two]] = [code[two] ?? '', code[one] ?? ''];
            expect(readTrackingCode(turned.join(''))).toBe(code[one] === code[two] ? code : null);
          }
      }),
    );
  });
});

describe('a typed code', () => {
  it.each([
    ['7k4m-px2d-w9h4'],
    ['7K4M PX2D W9H4'],
    [' 7K4MPX2DW9H4 '],
    ['7K4M\u2014PX2D\u00a0\u2013 W9H4'],
    ['7К4М-РХ2D-W9Н4'],
    ['7к4м-рх2d-w9н4'],
  ])('%p is read', (typed) => {
    expect(readTrackingCode(typed)).toBe('7K4MPX2DW9H4');
  });

  it('has each letter that a Russian keyboard gives for a Latin one of the same look', () => {
    const russian: Record<string, string> = { A: 'А', B: 'В', C: 'С', E: 'Е', H: 'Н', K: 'К', M: 'М' };
    Object.assign(russian, { P: 'Р', T: 'Т', X: 'Х', Y: 'У' });
    fc.assert(
      fc.property(codes, (code) => {
        const typed = code.replace(/./g, (symbol) => russian[symbol] ?? symbol);
        expect([readTrackingCode(typed), readTrackingCode(typed.toLowerCase())]).toEqual([code, code]);
      }),
    );
  });

  it.each(['', '7K4M-PX2D-W9H', '7K4M-PX2D-W9H44', '7K4M-PX2D-W9H5', '0K4M-PX2D-W9H4', '7Ж4M-PX2D-W9H4'])(
    '%p is none',
    (typed) => {
      expect(readTrackingCode(typed)).toBeNull();
    },
  );
});

describe('several codes in a text', () => {
  const two = ['7K4M-PX2D-W9H4', '2222-2222-2222'] as const;

  it.each([', ', ',', ' ', '\n', '; ', '   '])('are divided by %p', (between) => {
    expect(trackingCodesIn(two.join(between))).toEqual(two);
    const bare = two.map((code) => code.replaceAll('-', ''));
    expect(trackingCodesIn(bare.join(between))).toEqual(bare);
    const spaced = two.map((code) => code.replaceAll('-', ' '));
    expect(trackingCodesIn(spaced.join(between))).toEqual(spaced);
  });

  it('are taken out of links that were pasted whole', () => {
    const links = two.map((code) => `https://shlyah.example/t/${code}`);
    expect(trackingCodesIn(links.join(' '))).toEqual(two);
  });

  it('are told apart when one of them is too short', () => {
    expect(trackingCodesIn('7K4M-PX2D-W9H 2222-2222-2222')).toEqual(['7K4M-PX2D-W9H', '2222-2222-2222']);
    expect(trackingCodesIn('7K4M PX2D, 2222 2222 2222')).toEqual(['7K4M PX2D', '2222 2222 2222']);
  });

  it('may be none', () => {
    expect(trackingCodesIn(' , ')).toEqual([]);
  });
});
