/** What the oldest browsers that the framework writes its script for lack is there; what others have of their own stays. */
const own = URL.canParse;

afterEach(() => {
  Object.assign(URL, { canParse: own });
});

const start = () => jest.isolateModules(() => void jest.requireActual('@/lib/browser/polyfills'));

it('a browser that has it keeps its own', () => {
  start();
  expect(URL.canParse).toBe(own);
});

it.each([
  ['https://library.example/guides', undefined, true],
  ['/guides', undefined, false],
  ['/guides', 'https://library.example', true],
  ['https://', undefined, false],
])('a browser without it is told whether %s is an address, beside %s', (address, base, isAddress) => {
  Reflect.deleteProperty(URL, 'canParse');
  start();
  expect(URL.canParse(address, base)).toBe(isAddress);
  expect(own(address, base)).toBe(isAddress);
});
