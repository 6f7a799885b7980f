/** WCAG 2.2, 2.4.11: what lies over the page must not hide what has the focus. */
import { isObscured, type Box } from '@/components/prompts/obscured';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const banner = box(0, 500, 400, 100);

it.each([
  ['wholly under it', box(10, 520, 100, 40), true],
  ['half under it', box(10, 480, 100, 40), true],
  ['less than half under it', box(10, 479, 100, 40), false],
  ['above it, touching', box(10, 460, 100, 40), false],
  ['beside it', box(400, 520, 100, 40), false],
  ['far larger than it', box(0, 0, 400, 600), false],
  ['nowhere: it takes no room', box(10, 520, 0, 0), false],
])('a thing %s', (_name, focused, expected) => {
  expect(isObscured(focused, banner)).toBe(expected);
});

it('what covers nothing hides nothing', () => {
  expect(isObscured(box(0, 0, 10, 10), box(0, 0, 0, 0))).toBe(false);
});
