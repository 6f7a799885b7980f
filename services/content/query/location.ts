/** `[near]` and `[within]` on locations (delivery contract §6). */
import { invalidQuery } from '../api/failure';

export interface Point {
  lat: number;
  lon: number;
}

const EARTH_RADIUS_KM = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export function pointOf(value: unknown): Point | null {
  const { lat, lon } = (value ?? {}) as { lat?: unknown; lon?: unknown };
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null;
}

/** Great-circle distance in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(toRadians(to - from) / 2) ** 2;
  const chord =
    half(a.lat, b.lat) + Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * half(a.lon, b.lon);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function numbers(text: string, path: readonly string[], counts: readonly number[]): number[] {
  const parts = text
    .split(',')
    .map((part) => (/^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN));
  if (counts.includes(parts.length) && parts.every(Number.isFinite)) return parts;
  throw invalidQuery({ name: 'type', path, value: text, details: `Expected ${counts.join(' or ')} numbers` });
}

/** `lat,lon`. */
export function parsePoint(text: string, path: readonly string[]): Point {
  const [lat = 0, lon = 0] = numbers(text, path, [2]);
  return { lat, lon };
}

/** `lat1,lon1,lat2,lon2`: two opposite corners, in either order; `lat,lon,radius`: kilometres. */
export function parseArea(text: string, path: readonly string[]): (point: Point) => boolean {
  const parts = numbers(text, path, [3, 4]);
  const [lat = 0, lon = 0, third = 0, fourth] = parts;
  if (fourth === undefined) {
    if (third < 0)
      throw invalidQuery({ name: 'type', path, value: text, details: 'The radius must not be negative' });
    return (point) => distanceKm(point, { lat, lon }) <= third;
  }
  const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
  return (point) => between(point.lat, lat, third) && between(point.lon, lon, fourth);
}
