import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../../../test/orders';
import { TrackingLink } from './TrackingLink';

const url = 'https://shlyah.example/t/7K4M-PX2D-W9H4';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('the link opens the page of the parcel, and is copied whole', async () => {
  const user = userEvent.setup();
  render(<TrackingLink order={anOrder()} />);
  expect(screen.getByRole('link', { name: '7K4M-PX2D-W9H4' })).toHaveAttribute('href', url);
  await user.click(screen.getByRole('button', { name: 'Скопировать' }));
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('it is sent by what the device shares with, in words without people', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  Object.assign(navigator, { share });
  render(<TrackingLink order={anOrder()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Отправить получателю' }));
  expect(share.mock.calls).toEqual([[{ text: 'Где ваша посылка:', url }]]);
});

test('on a computer that shares with nothing the text is there to be pasted', async () => {
  const user = userEvent.setup();
  render(<TrackingLink order={anOrder()} />);
  await user.click(screen.getByRole('button', { name: 'Отправить получателю' }));
  expect(await navigator.clipboard.readText()).toBe(`Где ваша посылка: ${url}`);
});

test('an order without a code has nothing to follow', () => {
  const { container } = render(<TrackingLink order={anOrder({ trackingCode: null, trackingUrl: null })} />);
  expect(container).toBeEmptyDOMElement();
});
