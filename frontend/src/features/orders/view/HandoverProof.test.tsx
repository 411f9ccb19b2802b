import { fireEvent, render, screen } from '@testing-library/react';
import { HandoverProof } from './HandoverProof';

const proof = {
  signed: true,
  documentShown: true,
  proxy: '14',
  damaged: false,
  noProof: null,
  pictures: 2,
};

test('the files of a proof are loaded when they are asked for', () => {
  const { container } = render(<HandoverProof order={7} handover={{ id: 31, proof }} />);
  expect(screen.getByText('подпись, документ предъявлен, доверенность № 14, фото: 2')).toBeInTheDocument();
  expect(container.querySelectorAll('img')).toHaveLength(0);
  const details = screen.getByText('Показать подпись и 2 фото').closest('details');
  if (!details) throw new Error('No details');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const files = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(files).toEqual([
    '/api/order/7/handovers/31/signature',
    '/api/order/7/handovers/31/pictures/1',
    '/api/order/7/handovers/31/pictures/2',
  ]);
  expect(screen.getByAltText('Фото 2 с вручения заказа № 7, открыть целиком')).toHaveAttribute(
    'src',
    '/api/order/7/handovers/31/pictures/2',
  );
});

test('a reason why there is none is said, and nothing where nothing was told', () => {
  const without = { ...proof, signed: false, pictures: 0, proxy: null, documentShown: false };
  const { rerender, container } = render(
    <HandoverProof
      order={7}
      handover={{ id: 31, proof: { ...without, noProof: 'отказался расписаться' } }}
    />,
  );
  expect(screen.getByText('без подписи: отказался расписаться')).toBeInTheDocument();
  expect(container.querySelector('details')).toBeNull();
  rerender(<HandoverProof order={7} handover={{ id: 31, proof: null }} />);
  expect(container).toBeEmptyDOMElement();
});
