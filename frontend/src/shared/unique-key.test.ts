import { uniqueKey } from './unique-key';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it.each(['https', 'http'])('is a UUID under %s, another one each time', (scheme) => {
  const own = crypto.randomUUID;
  if (scheme === 'http') Object.assign(crypto, { randomUUID: undefined });
  try {
    const keys = Array.from({ length: 100 }, uniqueKey);
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(key).toMatch(UUID);
  } finally {
    Object.assign(crypto, { randomUUID: own });
  }
});
