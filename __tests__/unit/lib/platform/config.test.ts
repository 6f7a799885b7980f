/** @jest-environment node */
import { EnvironmentError, EXIT_CONFIG } from '@/lib/contracts/environment';
import { orExit } from '@/lib/platform/config';

it('a faulty setting is one line, and the end of the process', () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const faulty = () => {
    throw new EnvironmentError('PORT_BASE is no number');
  };
  expect(() => orExit(faulty)).toThrow(`exit ${EXIT_CONFIG}`);
  expect(said.mock.calls).toEqual([['PORT_BASE is no number\n']]);
  said.mockRestore();
  exit.mockRestore();
});

it('a fault of our own is thrown on, with the place it came from', () => {
  const bug = new TypeError('x is not a function');
  const broken = () => {
    throw bug;
  };
  expect(() => orExit(broken)).toThrow(bug);
});
