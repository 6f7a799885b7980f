import { secondName } from '@/lib/domain/listing/second-names';

it.each([
  ['watch', 'record', 'No recording'],
  ['duration', '120-', '2 hours or more'],
  ['age', '11-14', '11 to 14'],
  ['language', 'cy', 'Welsh'],
  ['captions', 'el', 'Greek'],
  ['watch', 'constructor', null],
  ['duration', '7', null],
  ['language', 'not a language', null],
  ['genre', 'comedy', null],
] as const)('%s=%s is called %s', (param, value, name) => {
  expect(secondName(param, value)).toBe(name);
});
