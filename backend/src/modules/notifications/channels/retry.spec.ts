import { isRefusal, LEASE_MS, NEVER, nextAttempt, SEND_DEADLINE_MS } from './retry';

const now = new Date('2026-03-05T08:00:00Z');
const minutes = (failed: number): number => (nextAttempt(failed, now).getTime() - now.getTime()) / 60_000;

describe('Trying again', () => {
  it('doubles the pause from a minute up to six hours', () => {
    expect([1, 2, 3, 4, 8, 9, 10, 19].map(minutes)).toEqual([1, 2, 4, 8, 128, 256, 360, 360]);
  });

  it('ends with the twentieth failure', () => {
    expect(nextAttempt(20, now)).toEqual(NEVER);
  });

  it('never lets a lease run out while its letter may still be on its way', () => {
    expect(LEASE_MS).toBeGreaterThan(SEND_DEADLINE_MS);
  });

  it.each([
    ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, permanent: true }],
    ['a refused text', { code: 'EMESSAGE', command: 'DATA', responseCode: 554, permanent: true }],
    ['no address at all', { code: 'EENVELOPE', command: 'API' }],
  ])('is senseless after %s', (_what, error) => {
    expect(isRefusal(Object.assign(new Error(), error))).toBe(true);
  });

  it.each([[null], [undefined], ['a text'], [7]])('makes sense after %p, which says nothing', (error) => {
    expect(isRefusal(error)).toBe(false);
  });

  it.each([
    ['greylisting', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450, permanent: false }],
    ['a bad sequence', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 503, permanent: false }],
    ['a missing login', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 530, permanent: true }],
    ['a refused sender', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, permanent: true }],
    ['a refused login', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true }],
    ['a lost connection', { code: 'ECONNECTION', command: 'CONN' }],
    ['a full disk', { code: 'ENOSPC' }],
  ])('makes sense after %s', (_what, error) => {
    expect(isRefusal(Object.assign(new Error(), error))).toBe(false);
  });
});
