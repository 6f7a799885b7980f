/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { bearClosedPipe } from '@/services/common/closed-pipe';

const failing = (code: string) => Object.assign(new Error(code), { code });

it('a reader who leaves early does not end a command; any other fault of its output does', () => {
  const output = new EventEmitter();
  expect(() => output.emit('error', failing('EPIPE'))).toThrow();
  bearClosedPipe(output);
  expect(output.emit('error', failing('EPIPE'))).toBe(true);
  expect(() => output.emit('error', failing('ENOSPC'))).toThrow('ENOSPC');
});
