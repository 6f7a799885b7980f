import { withoutSlash } from '@/lib/contracts/http/base-address';

it.each([
  ['', ''],
  ['/', ''],
  ['///', ''],
  ['https://a.example', 'https://a.example'],
  ['https://a.example/', 'https://a.example'],
  ['https://a.example///', 'https://a.example'],
  ['https://a.example/b/c/', 'https://a.example/b/c'],
  ['https://a.example//b//', 'https://a.example//b'],
  ['/identity/', '/identity'],
  ['https://a.example/?b=c', 'https://a.example/?b=c'],
  ['https://a.example/#/', 'https://a.example/#'],
])('%j without the slashes at its end is %j', (address, bare) => {
  expect(withoutSlash(address)).toBe(bare);
  expect(withoutSlash(bare)).toBe(bare);
});
