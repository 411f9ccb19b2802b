import { maskedAnswer } from './masked';

const gateway = {
  url: 'https://sms.example/send?key=k3y-in-url',
  headers: {
    'X-Login': 'shlyah',
    'X-Password': 'passwort',
    'Content-Type': 'application/json',
    Authorization: 'Bearer aB3/cD4=',
  },
  body: '{"pin": "4711", "token": "t0ken-in-body"}',
};

it.each([
  ['a header of eight signs', 'wrong passwort', 'wrong …'],
  ['what looks like a key in the address', 'wrong k3y-in-url', 'wrong …'],
  ['the same with its name', 'no key=k3y-in-url', 'no …'],
  ['a key with signs of an address', 'Bearer aB3/cD4=', 'Bearer …'],
  ['what looks like a key in the body', 'wrong t0ken-in-body', 'wrong …'],
  ['the number, with the code of the country or without it', '375291234567, 291234567', '…, …'],
])('%s is hidden', (_what, answer, shown) => {
  expect(maskedAnswer(answer, gateway, '375291234567')).toBe(shown);
});

// Otherwise words that help the operator would go, too.
it.each([
  ['a shorter header', 'wrong login shlyah'],
  ['a type', 'wants application/json'],
  ['a short number', 'error 4711'],
])('%s is shown', (_what, answer) => {
  expect(maskedAnswer(answer, gateway, '375291234567')).toBe(answer);
});
