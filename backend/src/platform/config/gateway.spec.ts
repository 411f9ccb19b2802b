import { filled, gateway, telegram } from './gateway';

const url = 'https://gate.example/send?to={phone}&text={text}';
const json = '{"to": "{phone}", "text": "{text}", "ref": "{id}"}';
const read = (settings: Record<string, string>) =>
  gateway(
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [`NOTICE_SMS_${name}`, value])),
    'NOTICE_SMS',
  );
const message = { phone: '375291234567', text: '«Да»\n"1" & 2\\', id: 'a-1' };

describe('a gateway for short messages', () => {
  it('is none without an address', () => {
    expect(read({})).toBeNull();
  });

  it('may be asked by its address alone', () => {
    const found = read({ URL: url });
    expect(found).toMatchObject({ method: 'GET', ok: null });
    expect(found?.headers).toEqual({});
    const sent = new URL(filled(found as never, message).url);
    expect([...sent.searchParams]).toEqual([
      ['to', '375291234567'],
      ['text', message.text],
    ]);
  });

  it('gets JSON, whatever the text holds', () => {
    const found = read({
      URL: 'https://gate.example/',
      BODY: json,
      HEADERS: '{"Authorization": "Bearer k"}',
    });
    expect(found).toMatchObject({ method: 'POST' });
    const { headers, body } = filled(found as never, message);
    expect(headers).toEqual({ Authorization: 'Bearer k', 'Content-Type': 'application/json' });
    expect(JSON.parse(body ?? '')).toEqual({ to: message.phone, text: message.text, ref: 'a-1' });
  });

  it('gets a form, or XML', () => {
    const form = read({ URL: 'https://gate.example/', BODY: 'p={phone}&t={text}' });
    expect([...new URLSearchParams(filled(form as never, message).body ?? '')]).toEqual([
      ['p', message.phone],
      ['t', message.text],
    ]);
    const xml = read({
      URL: 'https://gate.example/',
      BODY: '<sms to="{phone}">{text}</sms>',
      HEADERS: '{"content-type": "text/xml; charset=utf-8"}',
    });
    expect(xml?.headers).toEqual({ 'content-type': 'text/xml; charset=utf-8' });
    expect(filled(xml as never, message).body).toContain('«Да»\n&quot;1&quot; &amp; 2\\');
  });

  it.each([
    ['status=ok', { path: ['status'], values: ['ok'] }],
    ['$.messages.0.code = 0|1', { path: ['messages', '0', 'code'], values: ['0', '1'] }],
    ['id', { path: ['id'], values: null }],
  ])('says by %p that it has taken a message', (OK, ok) => {
    expect(read({ URL: url, OK })?.ok).toEqual(ok);
  });

  it.each([
    ['URL', { URL: 'ftp://gate.example/{phone}{text}' }],
    ['URL', { URL: 'https://{phone}.example/{text}' }],
    ['URL', { URL: 'https://me:secret@gate.example/{phone}{text}' }],
    ['URL', { URL: 'https://gate.example/{phone}' }],
    ['URL', { URL: `${url}&x={sender}` }],
    ['METHOD', { URL: url, METHOD: 'DELETE' }],
    ['HEADERS', { URL: url, HEADERS: 'Bearer secret' }],
    ['HEADERS', { URL: url, HEADERS: '{"bad name": "secret"}' }],
    ['HEADERS', { URL: url, HEADERS: '["secret"]' }],
    ['HEADERS', { URL: url, HEADERS: 'null' }],
    ['HEADERS', { URL: url, HEADERS: '7' }],
    ['HEADERS', { URL: url, HEADERS: '{"X-Key": 7}' }],
    ['BODY', { URL: url, METHOD: 'GET', BODY: 'secret' }],
    ['BODY', { URL: 'https://gate.example/', BODY: '{"to": {phone}, "text": {text}}' }],
    ['OK', { URL: url, OK: 'a..b=secret' }],
    ['BODY', { BODY: 'secret' }],
  ])('with a wrong %s is refused by its name, and no value is repeated', (name, settings) => {
    expect(() => read(settings)).toThrow(`NOTICE_SMS_${name}`);
    expect(() => read(settings)).not.toThrow(/secret/);
  });
});

describe('the bot that speaks for the company', () => {
  const token = `12345:${'a'.repeat(20)}`;

  it('is none without a token, and speaks to Telegram or to a server of one’s own', () => {
    expect(telegram({})).toBeNull();
    expect(telegram({ TELEGRAM_BOT_TOKEN: token })).toEqual({ token, apiUrl: 'https://api.telegram.org' });
    const own = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL: 'http://bots.local:8081/x/' };
    expect(telegram(own)).toEqual({ token, apiUrl: 'http://bots.local:8081/x' });
  });

  it.each([
    ['TELEGRAM_API_URL: only beside TELEGRAM_BOT_TOKEN', { TELEGRAM_API_URL: 'http://bots.local' }],
    ['TELEGRAM_BOT_TOKEN: expected what', { TELEGRAM_BOT_TOKEN: '12345:short' }],
    [
      'TELEGRAM_API_URL: expected an http(s) URL',
      { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL: 'bots.local' },
    ],
  ])('is refused: %s', (line, env) => {
    expect(() => telegram(env)).toThrow(line);
  });
});
