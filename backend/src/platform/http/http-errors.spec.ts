import type { Socket } from 'node:net';
import { createLog } from '../logging/log';
import { refuseBroken } from './http-errors';

/** The text that a connection receives for input that is no request, and whether it is destroyed. */
function heardBy(code: string, socket: { writable?: boolean } = {}) {
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
  refuseBroken(log)(Object.assign(new Error(code), { code }), connection);
  return heard;
}

describe('input that is no request', () => {
  it.each([
    ['HPE_INVALID_METHOD', 400],
    ['HPE_HEADER_OVERFLOW', 431],
    ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ])('%s is answered once with %d, the connection ended, and a line logged under its id', (code, status) => {
    const { text, destroyed, lines } = heardBy(code);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toContain(`"statusCode":${status}`);
    const id = /^x-request-id: (.*)\r$/m.exec(text)?.[1];
    expect(text).toContain(`"requestId":"${id}"`);
    expect(destroyed).toBe(1);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        level: 'debug',
        requestId: id,
        status,
        reason: code,
        msg: 'no HTTP',
      }),
    ]);
  });

  it.each<[string, ...Parameters<typeof heardBy>]>([
    ['that was reset', 'ECONNRESET'],
    ['that is not writable', 'HPE_INVALID_METHOD', { writable: false }],
  ])('is not answered on a connection %s, which is destroyed', (_who, ...given) => {
    expect(heardBy(...given)).toEqual({ text: '', destroyed: 1, lines: [] });
  });
});
