/** Which addresses out of entries our own servers fetch. */
import { isKnownAddress } from '@/lib/platform/network/known-origins';

it.each([
  ['https://video.example/a.vtt', true],
  ['https://assets.ctfassets.net/space/a.vtt', true],
  ['https://evilctfassets.net/a.vtt', false],
  ['http://video.example/a.vtt', false],
  ['https://video.example:8443/a.vtt', false],
  ['https://video.example.evil.example/a.vtt', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['/a.vtt', false],
])('%s: %s', (address, isKnown) => {
  expect(isKnownAddress(address, ['https://video.example'])).toBe(isKnown);
});
