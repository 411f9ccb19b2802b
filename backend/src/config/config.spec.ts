import { ConfigError, readConfig } from './config';

describe('the environment', () => {
  it('needs nothing: SQLite in ./var with demo data, on port 3000 of this machine', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      demo: true,
      production: false,
      trustProxy: false,
    });
    expect(config.database.kind).toBe('sqlite');
    expect(config.publicUrl.href).toBe('http://127.0.0.1:3000/');
  });

  it('puts no demo data into a server unless asked, and never in production', () => {
    const DATABASE_URL = 'mysql://root@localhost/shlyah';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DATABASE_URL, DEMO: '1', NODE_ENV: 'production' }).demo).toBe(false);
    expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false);
  });

  it('reads the proxies as addresses and subnets', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toEqual([
      '10.0.0.1',
      '10.1.0.0/16',
    ]);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 3000, smtpUrl: null });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '1e3'],
    ['DEMO', 'yes'],
    ['DATABASE_URL', 'postgres://localhost/x'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['DATABASE_URL', 'sqlite:'],
    ['PUBLIC_URL', 'shlyah.by'],
    ['PUBLIC_URL', 'https://example.by/shlyah'],
    ['MAIL_FROM', 'Шлях'],
    ['MAIL_FROM', 'Шлях <shlyah>'],
    ['SMTP_URL', 'http://mail'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
    ['GEOCODER_URL', 'nominatim'],
    ['TRUST_PROXY', 'true'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
