import { buildReader, buildWriter } from './data-source';

test('a server is asked over ten connections, for five seconds each, and answers great numbers whole', () => {
  const config = { kind: 'mysql' as const, url: 'mysql://shlyah:secret@db/shlyah' };
  const writer = buildWriter(config, [], 1000);
  expect(writer.options).toMatchObject({
    ...{ type: 'mysql', url: config.url, charset: 'utf8mb4', timezone: 'Z' },
    ...{ poolSize: 10, connectTimeout: 5000, supportBigNumbers: true },
  });
  expect(buildReader(config, [], writer)).toBe(writer);
});
