import { Webhook as Signer } from 'standardwebhooks';
import { newSecret, signed } from './sign';

/** The example that Standard Webhooks gives. */
const known = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1614265330 * 1000),
  body: '{"test": 2432232314}',
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

it('signs as the standard’s example is signed', () => {
  expect(signed(known.id, known.at, known.body, [known.secret])).toEqual({
    'webhook-id': known.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': known.signature,
  });
});

it('signs with each secret, so that either opens it; another does not', () => {
  const [one, two, other] = [newSecret(), newSecret(), newSecret()];
  const body = '{"имя":"Ёлка"}';
  const headers = signed('evt_1', new Date(), body, [one, two]);
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
  for (const secret of [one, two]) expect(new Signer(secret).verify(body, headers)).toEqual({ имя: 'Ёлка' });
  expect(() => new Signer(other).verify(body, headers)).toThrow('No matching signature found');
  expect(() => new Signer(one).verify(`${body} `, headers)).toThrow('No matching signature found');
});
