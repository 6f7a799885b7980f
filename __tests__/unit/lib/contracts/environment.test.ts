/** A variable with a value that it may not have is refused in words for the person who set it. */
import { readEnvironment, type VariableName } from '@/lib/contracts/environment';

it.each<[VariableName, string, string]>([
  ['PORT_BASE', 'abc', 'expected a number'],
  ['PORT_BASE', '3000.5', 'expected a whole number'],
  ['PORT_BASE', '80', 'expected at least 1024'],
  ['PORT_BASE', '70000', 'expected at most 65000'],
  ['CONTENT_SYNC_SECONDS', '0', 'expected more than 0'],
  ['STORAGE', 's4', 'expected one of filesystem, s3'],
  ['SERVICES', 'web', 'expected one of identity, customers, content, product, media'],
  ['PUBLIC_URL', 'library.example', 'expected an address such as https://library.example'],
])('%s=%s', (name, value, reason) => {
  expect(() => readEnvironment([name], { [name]: value })).toThrow(`${name} is not valid: ${reason}`);
});

it('one that is right is read', () => {
  expect(readEnvironment(['PORT_BASE', 'STORAGE'], { PORT_BASE: '4000' })).toEqual({
    PORT_BASE: 4_000,
    STORAGE: 'filesystem',
  });
});
