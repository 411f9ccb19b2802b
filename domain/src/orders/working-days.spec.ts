import { isWorkingDay, workingDayAfter } from './working-days';

describe('the working days', () => {
  it('are Monday to Friday, whatever the days of delivery', () => {
    // A Tuesday: Wednesday counts, Saturday and Sunday do not.
    expect(workingDayAfter('2026-12-01', 5)).toBe('2026-12-08');
    expect(workingDayAfter('2026-11-27', 1)).toBe('2026-11-30');
  });

  it('leave out public holidays', () => {
    expect(workingDayAfter('2026-12-24', 1)).toBe('2026-12-28');
    expect(workingDayAfter('2026-12-31', 1)).toBe('2027-01-04');
  });

  it('follow the moved days', () => {
    const moved = [
      { day: '2026-12-05', isWorking: true },
      { day: '2026-12-07', isWorking: false },
    ];
    expect(isWorkingDay('2026-12-05', moved)).toBe(true);
    expect(isWorkingDay('2026-12-07', moved)).toBe(false);
    expect(workingDayAfter('2026-12-04', 1, moved)).toBe('2026-12-05');
    expect(workingDayAfter('2026-12-04', 2, moved)).toBe('2026-12-08');
  });

  it('a day that is moved to what it was stays', () => {
    expect(workingDayAfter('2026-12-04', 1, [{ day: '2026-12-07', isWorking: true }])).toBe('2026-12-07');
  });
});
