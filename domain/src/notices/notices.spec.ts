import { masked, maskedEmail } from './messages';
import { fitSms, mobileNumber, quietHoursEnd, SMS_LENGTH } from './phone-messages';

describe('an SMS', () => {
  it('has two parts of UCS-2 at most', () => expect(SMS_LENGTH).toBe(134));

  it('takes the first wording that fits, and cuts the last one when none does', () => {
    const long = 'а'.repeat(SMS_LENGTH + 1);
    expect(fitSms('коротко', 'ещё короче')).toBe('коротко');
    expect(fitSms(long, 'коротко')).toBe('коротко');
    expect(fitSms(long)).toHaveLength(SMS_LENGTH);
    expect(fitSms(`${'а'.repeat(SMS_LENGTH - 2)}😀😀`)).toBe(`${'а'.repeat(SMS_LENGTH - 2)}…`);
  });

  it.each([
    ['+375 (29) 12-34-567', '375291234567'],
    ['80251234567', '375251234567'],
    ['+375 (17) 36-02-007', null],
    ['+48 22 123 45 67', null],
    ['', null],
  ])('to %p goes to %p', (phone, number) => {
    expect(mobileNumber(phone)).toBe(number);
  });
});

describe('quiet hours', () => {
  // Minsk is three hours ahead of UTC.
  it.each([
    ['2026-11-20T04:59:59.999Z', '2026-11-20T05:00:00.000Z'],
    ['2026-11-20T05:00:00.000Z', null],
    ['2026-11-20T17:59:59.999Z', null],
    ['2026-11-20T18:00:00.000Z', '2026-11-21T05:00:00.000Z'],
    ['2026-11-20T20:30:00.250Z', '2026-11-21T05:00:00.000Z'],
    ['2026-11-20T21:00:00.000Z', '2026-11-21T05:00:00.000Z'],
  ])('at %s they last until %p', (now, end) => {
    expect(quietHoursEnd(new Date(now))?.toISOString() ?? null).toBe(end);
  });
});

it.each([
  ['375291234567', '37529*****67'],
  ['anna@example.by', 'a***@example.by'],
  ['12345', '***'],
  ['😀@b.by', '😀***@b.by'],
])('%p is shown as %p', (address, shown) => {
  expect(masked(address)).toBe(shown);
});

it.each([
  ['Ёж', 'Ё***'],
  ['', '***'],
])('of %j, typed for an e-mail, only %s is shown', (typed, shown) => {
  expect(maskedEmail(typed)).toBe(shown);
});
