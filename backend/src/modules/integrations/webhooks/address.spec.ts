import { addressProblem, isPublic } from './address';

const rules = { own: 'shlyah.by', local: false };

describe('an address that events may be sent to', () => {
  it.each([
    'https://shop.by/events',
    'https://shop.by:443/events?key=1',
    'https://shop.by:8443/',
    'https://магазин.бел/события',
    'https://93.184.215.14/events',
    'https://[2a02:2208::1]/events',
    'https://shop.by./events',
  ])('%s', (url) => {
    expect(addressProblem(url, rules)).toBeNull();
  });
});

describe('an address that events must not be sent to', () => {
  it.each([
    ['another protocol', 'http://shop.by/'],
    ['another protocol', 'ftp://shop.by/'],
    ['another protocol', 'file:///etc/passwd'],
    ['another protocol', 'gopher://shop.by:11211/'],
    ['no address', 'shop.by/events'],
    ['no address', 'https://'],
    ['no address', '//shop.by'],
    ['a scope of an interface', 'https://[fe80::1%25eth0]/'],
    ['a name and a password', 'https://user:secret@shop.by/'],
    ['a name that looks like a host', 'https://shop.by@127.0.0.1/'],
    ['a password alone', 'https://:secret@shop.by/'],
    ['a service of the machine', 'https://shop.by:22/'],
    ['a service of the machine', 'https://shop.by:80/'],
    ['a service of the machine', 'https://shop.by:1023/'],
    ['loopback', 'https://127.0.0.1/'],
    ['loopback', 'https://127.255.255.254/'],
    ['loopback, shortened', 'https://127.1/'],
    ['loopback, decimal', 'https://2130706433/'],
    ['loopback, octal', 'https://0177.0.0.1/'],
    ['loopback, octal in one number', 'https://017700000001/'],
    ['loopback, hexadecimal', 'https://0x7f.0.0.1/'],
    ['loopback, hexadecimal in one number', 'https://0x7f000001/'],
    ['loopback, full-width digits', 'https://１２７.0.0.1/'],
    ['loopback, circled digits', 'https://①②⑦.⓪.⓪.①/'],
    ['loopback without slashes', 'https:127.0.0.1'],
    ['loopback behind backslashes', 'https:\\\\127.0.0.1\\'],
    ['loopback, percent-encoded', 'https://%31%32%37.0.0.1/'],
    ['loopback of IPv6', 'https://[::1]/'],
    ['this machine', 'https://0.0.0.0/'],
    ['this machine, shortened', 'https://0/'],
    ['this machine of IPv6', 'https://[::]/'],
    ['mapped IPv4', 'https://[::ffff:127.0.0.1]/'],
    ['mapped IPv4 in hexadecimal', 'https://[::ffff:a9fe:a9fe]/'],
    ['compatible IPv4', 'https://[::127.0.0.1]/'],
    ['translated IPv4', 'https://[::ffff:0:7f00:1]/'],
    ['6to4 of a private address', 'https://[2002:7f00:1::]/'],
    ['NAT64', 'https://[64:ff9b::7f00:1]/'],
    ['NAT64 of a network', 'https://[64:ff9b:1::a00:1]/'],
    ['Teredo', 'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/'],
    ['unique local', 'https://[fd00::1]/'],
    ['link-local of IPv6', 'https://[fe80::1]/'],
    ['site-local', 'https://[fec0::1]/'],
    ['multicast of IPv6', 'https://[ff02::1]/'],
    ['documentation of IPv6', 'https://[2001:db8::1]/'],
    ['private', 'https://10.0.0.1/'],
    ['private', 'https://172.31.255.1/'],
    ['private', 'https://192.168.1.1:8080/'],
    ['the metadata of a cloud', 'https://169.254.169.254/latest/meta-data/'],
    ['a provider’s NAT', 'https://100.64.0.1/'],
    ['multicast', 'https://224.0.0.1/'],
    ['broadcast', 'https://255.255.255.255/'],
    ['reserved', 'https://240.0.0.1/'],
    ['benchmarks', 'https://198.18.0.1/'],
    ['documentation', 'https://203.0.113.7/'],
    ['a name of this machine', 'https://localhost/'],
    ['a name of this machine with a dot', 'https://LOCALHOST./'],
    ['a name of this machine', 'https://db.localhost/'],
    ['a name without a dot', 'https://db:8443/'],
    ['a name of an inner network', 'https://metadata.google.internal/'],
    ['a name of an inner network', 'https://printer.local/'],
    ['ourselves', 'https://shlyah.by/api/order'],
    ['ourselves in capitals and with a dot', 'https://SHLYAH.BY.:8443/'],
  ])('%s: %s', (_why, url) => {
    expect(addressProblem(url, rules)).toEqual(expect.any(String));
  });
});

it('where it is allowed, http and this machine are taken, and nothing that is no address', () => {
  const local = { ...rules, local: true };
  expect(addressProblem('http://127.0.0.1:4000/', local)).toBeNull();
  expect(addressProblem('https://localhost:22/', local)).toBeNull();
  for (const wrong of ['ftp://127.0.0.1/', 'shop.by', 'http://a:b@127.0.0.1/'])
    expect(addressProblem(wrong, local)).toEqual(expect.any(String));
});

it.each(['8.8.8.8', '1.1.1.1', '2a00:1450:4010::1', '2606:4700::1111'])(
  '%s is somebody’s on the internet',
  (ip) => {
    expect(isPublic(ip)).toBe(true);
  },
);

it.each(['', 'shop.by', '127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::808:808', '4000::1', '999.1.1.1'])(
  '%p is not',
  (ip) => {
    expect(isPublic(ip)).toBe(false);
  },
);

// Integrators read these texts under the field.
it.each([
  ['shop.by/events', 'Укажите адрес целиком: https://shop.by/shlyah'],
  ['http://shop.by/', 'Адрес начинается с https://'],
  ['https://user:secret@shop.by/', 'Без имени и пароля в адресе: подпись и так доказывает, что это мы'],
  ['https://shop.by:22/', 'Порт — 443 или больше 1023'],
  ['https://Shlyah.by/events', 'Это наш собственный адрес'],
  ['https://10.0.0.1/', 'Этот адрес не виден из интернета'],
])('%s is refused in words: «%s»', (url, words) => {
  expect(addressProblem(url, rules)).toBe(words);
});
