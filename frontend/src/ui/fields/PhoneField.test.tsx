import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PhoneField } from './PhoneField';

function Phone({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <PhoneField label="Телефон" value={value} onChange={setValue} />;
}

const field = () => screen.getByRole('textbox', { name: 'Телефон' });

describe('a phone field', () => {
  test.each(['80291234567', '375291234567', '+375 29 123-45-67', '291234567'])(
    'takes a pasted %s whole',
    async (pasted) => {
      render(<Phone />);
      await userEvent.click(field());
      await userEvent.paste(pasted);
      expect(field()).toHaveValue('+375 (29) 12-34-567');
    },
  );

  test.each([
    '291234567',
    '80291234567',
    '375291234567',
    '0291234567',
    '029 123 45 67',
    '8 (029) 123-45-67',
    '+375 29 123-45-67',
  ])('masks %s as it is typed', async (typed) => {
    render(<Phone />);
    await userEvent.type(field(), typed);
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
