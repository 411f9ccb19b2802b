import { isView, viewsAt } from './views';

const views = viewsAt(new Date('2026-11-20T21:30:00Z'));
const view = (label: string) => views.find((one) => one.label === label)?.filter ?? {};

describe('the one-click views', () => {
  test('count days as they are in Minsk, where it is past midnight already', () => {
    expect(view('На сегодня')).toEqual({ deliveryDay: '2026-11-21', open: '1' });
    expect(view('На завтра')).toEqual({ deliveryDay: '2026-11-22', open: '1' });
  });

  test('are eleven, and those without a price keep what was delivered without one', () => {
    expect(views).toHaveLength(11);
    expect(view('Без цены')).toEqual({ needsPrice: '1' });
    expect(view('Хрупкие')).toEqual({ fragile: '1', open: '1' });
  });

  test('are current only for exactly their filter', () => {
    expect(isView(view('Новые'), { status: '1', search: '' })).toBe(true);
    expect(isView(view('Новые'), { status: '1', search: 'Гомель' })).toBe(false);
    expect(isView(view('Все'), {})).toBe(true);
  });
});
