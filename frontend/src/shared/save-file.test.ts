import { saveFile } from './save-file';

const address = 'blob:http://localhost/1';

beforeEach(() => {
  jest.useFakeTimers();
  URL.createObjectURL = () => address;
});
afterEach(() => jest.useRealTimers());

test('a file stays readable for a while after the click: a slow browser reads it late', () => {
  const clicked: { href: string; download: string }[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push({ href: this.href, download: this.download });
  });
  const revoked = jest.fn<undefined, [string]>();
  URL.revokeObjectURL = revoked;
  saveFile(new Blob(['а']), 'Заявки.xlsx');
  expect(clicked).toEqual([{ href: address, download: 'Заявки.xlsx' }]);
  jest.advanceTimersByTime(10_000);
  expect(revoked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledWith(address);
});

test('the name that the server gave comes before the usual one', () => {
  let name = '';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  saveFile(new File(['а'], 'Заявки 1–9.xlsx'), 'Заявки.xlsx');
  expect(name).toBe('Заявки 1–9.xlsx');
});
