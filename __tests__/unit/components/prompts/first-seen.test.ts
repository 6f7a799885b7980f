/** @jest-environment jest-fixed-jsdom */
import { firstSeen } from '@/components/prompts/first-seen';

const monday = new Date('2026-03-09T12:00:00.000Z');
const tuesday = new Date('2026-03-10T12:00:00.000Z');

beforeEach(() => localStorage.clear());

it('a browser remembers when it first had a person, each of those who share it', () => {
  expect(firstSeen('auth0|amara', monday)).toBeNull();
  expect(firstSeen('auth0|amara', tuesday)).toBe(monday.toISOString());
  expect(firstSeen('auth0|bilal', tuesday)).toBeNull();
  expect(firstSeen('auth0|amara', tuesday)).toBe(monday.toISOString());
});

it('what stays on a shared machine does not say who was there', () => {
  const people = Array.from({ length: 1_000 }, (_, index) => `auth0|teacher-${index}`);
  for (const person of people) firstSeen(person, monday);
  const stored = JSON.stringify({ ...localStorage });
  expect(people.filter((person) => stored.includes(person))).toEqual([]);
  // Many share a mark, so that none points at one person.
  expect(localStorage.length).toBeGreaterThan(200);
  expect(localStorage.length).toBeLessThanOrEqual(256);
});
