import { createHmac } from 'node:crypto';
import { verifyWebhook, type Received } from './index';

const secret = `whsec_${Buffer.from('a secret of twenty-four!').toString('base64')}`;
const other = `whsec_${Buffer.from('another one, as long now').toString('base64')}`;
const body = JSON.stringify({ type: 'order.status', changes: [{ to: 'В пути' }] });
const at = 1_795_000_000;
const now = at * 1000;

const signature = (by = secret, text = body, time = at) =>
  `v1,${createHmac('sha256', Buffer.from(by.slice(6), 'base64'))
    .update(`evt_1.${time}.${text}`)
    .digest('base64')}`;

const message = (given: Partial<Received> = {}, headers = {}): Received => ({
  body,
  secret,
  now,
  headers: {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(at),
    'webhook-signature': signature(),
    ...headers,
  },
  ...given,
});

const right: [string, Received][] = [
  ['of ours', message()],
  ['as bytes', message({ body: new TextEncoder().encode(body) })],
  [
    'with the headers of fetch',
    message({ headers: new Headers(message().headers as Record<string, string>) }),
  ],
  [
    'with headers in another case',
    message({
      headers: { 'Webhook-Id': ['evt_1'], 'Webhook-Timestamp': String(at), 'Webhook-Signature': signature() },
    }),
  ],
  ['with two signatures', message({}, { 'webhook-signature': `${signature(other)} ${signature()}` })],
  ['with a signature of a kind to come', message({}, { 'webhook-signature': `v2,AAAA ${signature()}` })],
  ['when both secrets are known', message({ secret: [other, secret] })],
  ['almost five minutes old', message({ now: now + 299_000 })],
  ['from a clock ahead of ours', message({ now: now - 299_000 })],
];

it.each(right)('a message %s is taken', async (_name, received) => {
  expect(await verifyWebhook(received)).toEqual(JSON.parse(body));
});

const wrong: [string, Received, string][] = [
  ['changed on its way', message({ body: body.replace('В пути', 'Возврат') }), 'signature_wrong'],
  ['of another secret', message({ secret: other }), 'signature_wrong'],
  ['with another id', message({}, { 'webhook-id': 'evt_2' }), 'signature_wrong'],
  ['with another time', message({}, { 'webhook-timestamp': String(at + 1) }), 'signature_wrong'],
  [
    'with half a signature',
    message({}, { 'webhook-signature': signature().slice(0, -8) }),
    'signature_wrong',
  ],
  [
    'with a signature of no version',
    message({}, { 'webhook-signature': signature().slice(3) }),
    'signature_wrong',
  ],
  ['with no base64', message({}, { 'webhook-signature': 'v1,ы' }), 'signature_wrong'],
  ['too old', message({ now: now + 301_000 }), 'timestamp_too_old'],
  ['from the future', message({ now: now - 301_000 }), 'timestamp_too_new'],
  ['without a signature', message({}, { 'webhook-signature': undefined }), 'headers_missing'],
  ['without an id', message({}, { 'webhook-id': '' }), 'headers_missing'],
  ['with a time that is none', message({}, { 'webhook-timestamp': 'now' }), 'headers_missing'],
];

it.each(wrong)('a message %s is refused', async (_name, received, problem) => {
  await expect(verifyWebhook(received)).rejects.toMatchObject({ name: 'WebhookError', problem });
});

it('a secret that is none is the receiver’s own mistake', async () => {
  await expect(verifyWebhook(message({ secret: 'whsec_ы' }))).rejects.toBeInstanceOf(TypeError);
});
