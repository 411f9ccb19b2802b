import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { useNavigationFocus } from './useNavigationFocus';

function Page() {
  useNavigationFocus();
  return <h2 id="%E0%A4%A">Раздел</h2>;
}

test('a hash that is not percent-encoded rightly is taken as it stands', () => {
  jest.useFakeTimers();
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  render(
    <MemoryRouter initialEntries={['/#%E0%A4%A']}>
      <Page />
    </MemoryRouter>,
  );
  act(() => jest.runAllTimers());
  expect(scrolled).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
  scrolled.mockRestore();
});
