import { utcDay } from '@/lib/domain/text/calendar';

/** Midnight UTC of the day on this device's clock: what is written in UTC from it names the day of the person who reads it. */
export const deviceToday = (now = new Date()): Date =>
  new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));

/** The day of a time on this device's clock, such as `2026-02-28`. */
export const deviceDay = (at = new Date()): string => utcDay(deviceToday(at).getTime());
