import type { Socket } from 'node:net';
import { readConfig } from './config/config';
import { everyAnswer } from './every-answer';
import { createLog } from './logging/log';
import { refuseBroken } from './plain-answers';

/** What a connection hears of something that is no request, and whether it is ended. */
function heardBy(code: string, socket: { writable?: boolean; _httpMessage?: object | null } = {}) {
  const lines: string[] = [];
  const log = createLog({ production: true, logLevel: 'debug' }, { write: (line) => lines.push(line) });
  const heard = { text: '', destroyed: 0, lines };
  const connection = {
    writable: true,
    ...socket,
    destroy: () => (heard.destroyed += 1),
    end: (text: string, ended: () => void) => {
      heard.text = text;
      ended();
    },
  } as unknown as Socket;
  const refuse = refuseBroken(
    everyAnswer(readConfig({}), () => 'number-one'),
    log,
  );
  refuse(Object.assign(new Error(code), { code }), connection);
  return heard;
}

describe('what is no request', () => {
  it.each([
    ['HPE_INVALID_METHOD', 400],
    ['HPE_HEADER_OVERFLOW', 431],
    ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ])(
    '%s is answered once with %d, the connection ended, and a line for whoever looks for a fault',
    (code, status) => {
      const { text, destroyed, lines } = heardBy(code);
      expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(text).toContain(`"statusCode":${status}`);
      expect(destroyed).toBe(1);
      expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
        expect.objectContaining({
          level: 'debug',
          requestId: 'number-one',
          status,
          reason: code,
          msg: 'no HTTP',
        }),
      ]);
    },
  );

  it('is answered while an answer to the request before it is being thought of', () => {
    expect(heardBy('HPE_INVALID_METHOD', { _httpMessage: { headersSent: false } }).text).not.toBe('');
    expect(heardBy('HPE_INVALID_METHOD', { _httpMessage: null }).text).not.toBe('');
  });

  // A second head in the middle of the first one's answer would be taken for a part of it.
  it.each<[string, ...Parameters<typeof heardBy>]>([
    ['whoever has gone', 'ECONNRESET'],
    ['whoever cannot hear', 'HPE_INVALID_METHOD', { writable: false }],
    ['whoever hears another answer', 'HPE_INVALID_METHOD', { _httpMessage: { headersSent: true } }],
  ])('is not answered to %s, and the connection ended', (_who, ...given) => {
    expect(heardBy(...given)).toEqual({ text: '', destroyed: 1, lines: [] });
  });
});
