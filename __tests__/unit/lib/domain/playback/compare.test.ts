import { compareAddress, inStep, isAddress, readPlace } from '@/lib/domain/playback/compare';
import { momentAddress } from '@/lib/domain/playback/moment-address';

const origin = 'https://library.test';

it.each([
  ['/productions/king-lear?t=1:30', { type: 'production', slug: 'king-lear', seconds: 90 }],
  ['https://library.test/workshops/a%20b/', { type: 'workshop', slug: 'a b', seconds: 0 }],
  ['https://elsewhere.test/productions/king-lear', null],
  ['/productions', null],
  ['/lists/x/play', null],
  ['', null],
  ['javascript:alert(1)', null],
])('reads a side of %p', (text, place) => {
  expect(readPlace(text, origin)).toEqual(place);
});

it('a comparison has an address, with the moments in it, that reads back', () => {
  const address = compareAddress({
    a: momentAddress('/productions/king-lear', 12.7),
    b: momentAddress('/productions/king-lear', 0),
  });
  expect(address).toBe('/compare?a=%2Fproductions%2Fking-lear%3Ft%3D12&b=%2Fproductions%2Fking-lear');
  const query = new URL(address, origin).searchParams;
  expect(readPlace(query.get('a') ?? '', origin)).toEqual({
    type: 'production',
    slug: 'king-lear',
    seconds: 12,
  });
  expect(compareAddress({})).toBe('/compare');
});

it.each([
  ['/productions/king-lear', true],
  [' https://elsewhere.test/x', true],
  ['king lear', false],
  ['Waiting for Godot: act 1/2', false],
])('%p is an address: %p', (text, is) => {
  expect(isAddress(text)).toBe(is);
});

it('the second is set only where somebody would notice', () => {
  expect(inStep(10, 22.2, 12)).toBeNull();
  expect(inStep(10, 25, 12)).toBe(22);
  expect(inStep(1, 3, -5)).toBe(0);
});
