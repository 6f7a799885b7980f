import { deviceDay, deviceToday } from '@/lib/browser/today';

it('is the day of the device, also in the evening, when it is tomorrow in UTC already', () => {
  const evening = Object.assign(new Date('2026-03-11T01:30:00.000Z'), { getDate: () => 10 });
  expect(deviceToday(evening)).toEqual(new Date('2026-03-10T00:00:00.000Z'));
  expect(deviceDay(evening)).toBe('2026-03-10');
});
