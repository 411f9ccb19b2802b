import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './PhoneField';

function Phone({
  start = '',
  onSplit,
}: {
  start?: string;
  onSplit?: (phone: string, words: string) => void;
}) {
  const [value, setValue] = useState(start);
  return <PhoneField label="Телефон" value={value} onChange={setValue} {...(onSplit && { onSplit })} />;
}

const field = () => screen.getByRole('textbox', { name: 'Телефон' });

describe('a phone field', () => {
  const spellings = [
    '291234567',
    '80291234567',
    '375291234567',
    '0291234567',
    '029 123 45 67',
    '029 123-45-67',
    '8 (029) 123-45-67',
    '+375 29 123-45-67',
    '+375291234567',
    '80 29 1234567',
    '80 29 123 45 67',
    '00375291234567',
    '+375 (029) 123-45-67',
    '+375 (29) 12-34-567',
  ];

  test.each(spellings)('takes a pasted %s whole', async (pasted) => {
    render(<Phone />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field()).toHaveValue('+375 (29) 12-34-567');
  });

  test.each(spellings)('masks %s as it is typed', async (typed) => {
    render(<Phone />);
    await userEvent.type(field(), typed);
    expect(field()).toHaveValue('+375 (29) 12-34-567');
  });

  test.each(['+7 916 123-45-67', '8 916 123-45-67', '+48 123 456 789', '+380 44 123 45 67', '79161234567'])(
    'leaves %s as it is typed',
    async (typed) => {
      render(<Phone />);
      await userEvent.type(field(), typed);
      expect(field()).toHaveValue(typed);
    },
  );

  test.each(['+7 916 123-45-67', '8 916 123-45-67', '+48 123 456 789', '+375 29 123-45-678'])(
    'leaves %s as it is pasted, whatever stood there',
    async (pasted) => {
      render(<Phone start="+375 (33) 98" />);
      await userEvent.click(field());
      await userEvent.paste(pasted);
      expect(field()).toHaveValue(pasted);
    },
  );

  test('takes a pasted number of nine digits instead of what stood there', async () => {
    render(<Phone start="+375 (33) 98" />);
    await userEvent.click(field());
    await userEvent.paste('29 123 45 67');
    expect(field()).toHaveValue('+375 (29) 12-34-567');
  });

  test('takes the end of a number pasted after its beginning', async () => {
    render(<Phone />);
    await userEvent.type(field(), '029');
    await userEvent.paste('123-45-67');
    expect(field()).toHaveValue('+375 (29) 12-34-567');
  });

  test.each([
    'тел. 8 029 123-45-67',
    '+375 29 123-45-67 Viber',
    '＋３７５２９１２３４５６７',
    '\u00AD+375291234567',
  ])('takes a pasted «%s» by its number', async (pasted) => {
    render(<Phone />);
    await userEvent.click(field());
    await userEvent.paste(pasted);
    expect(field()).toHaveValue('+375 (29) 12-34-567');
  });

  test.each(['type', 'paste'] as const)('keeps what is beside a number: %s', async (by) => {
    render(<Phone />);
    await userEvent.click(field());
    await (by === 'type'
      ? userEvent.type(field(), '+375 17 123-45-67 доб. 12')
      : userEvent.paste('+375 17 123-45-67 доб. 12'));
    expect((field() as HTMLInputElement).value).toMatch(/^\+375 \(17\) 12-34-567 ?доб\. 12$/);
  });

  test('gives a number and what is beside it to who parts them', async () => {
    const split = jest.fn();
    render(<Phone onSplit={split} />);
    await userEvent.type(field(), '+375 17 123-45-67 доб. 12');
    expect(split).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(split).toHaveBeenCalledWith('+375 (17) 12-34-567', 'доб. 12');
  });

  test('is emptied by Backspace alone', async () => {
    render(<Phone />);
    await userEvent.type(field(), '80291');
    expect(field()).toHaveValue('+375 (29) 1');
    await userEvent.type(field(), '{Backspace>8/}');
    expect(field()).toHaveValue('');
  });

  test('leaves out letters', async () => {
    render(<Phone />);
    await userEvent.type(field(), 'тел. 8029абв1234567');
    expect(field()).toHaveValue('+375 (29) 12-34-567');
  });

  test('replaces what is there by a pasted number', async () => {
    render(<Phone start="+375 (33) 98" />);
    await userEvent.click(field());
    await userEvent.paste('8 029 123 45 67');
    expect(field()).toHaveValue('+375 (29) 12-34-567');
  });

  test('keeps a half-typed number as it is', async () => {
    render(<Phone />);
    await userEvent.type(field(), '2912');
    expect(field()).toHaveValue('+375 (29) 12-');
  });
});
