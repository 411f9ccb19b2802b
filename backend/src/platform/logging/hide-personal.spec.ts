import { hidePersonal, statementOnly } from './hide-personal';

describe('personal data', () => {
  it.each([
    ['550 5.1.1 <anna.k+1@mail.example.by>: no such user', '550 5.1.1 <<e-mail>>: no such user'],
    ['RCPT TO:анна@пример.бел', 'RCPT TO:<e-mail>'],
    ['"user":"Anna@Example.BY","n":1', '"user":"<e-mail>","n":1'],
    ['mysql://shlyah:pass@db.example.by:3306/x', 'mysql://shlyah:<e-mail>:3306/x'],
    ['call +375 (29) 123-45-67 now', 'call <phone> now'],
    ['375291234567, 80291234567', '<phone>, <phone>'],
  ])('%s is not in the log', (text, hidden) => {
    expect(hidePersonal(text)).toBe(hidden);
  });

  it.each([
    '{"level":"info","time":"2026-11-21T19:38:07.618Z","ms":108,"account":12}',
    'at /app/node_modules/@nestjs/core/router/router-proxy.js:9:17',
    'at /pnpm/pino@10.4.0/node_modules/pino',
    '4307d429-503e-4ac0-920f-a269bf2c3466',
    'a@b',
  ])('%s is left as it is', (text) => {
    expect(hidePersonal(text)).toBe(text);
  });
});

describe('a statement', () => {
  it('is told without what was written into it', () => {
    const sql = `SELECT *\n  FROM users WHERE name = 'О''Нил' AND id = 17 AND x1 = ? LIMIT 20`;
    expect(statementOnly(sql)).toBe('SELECT * FROM users WHERE name = ? AND id = ? AND x1 = ? LIMIT ?');
  });

  it('of six hundred characters is whole, and a longer one ends there', () => {
    const sql = 'x'.repeat(600);
    expect([statementOnly(sql), statementOnly(`${sql}x`)]).toEqual([sql, `${sql}…`]);
  });

  it('of a thousand rows is short', () => {
    const sql = `INSERT INTO t (a, b) VALUES ${Array(1000).fill('(?, ?)').join(', ')}`;
    expect(statementOnly(sql).length).toBeLessThan(700);
  });
});
