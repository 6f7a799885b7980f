/** Text of one line, as people and other systems write names and notes. */
import { z } from 'zod';

/**
 * At most so many characters, without control characters: PostgreSQL takes no NUL, and a line break would show a second line
 * where one is expected.
 */
export const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^\P{Cc}*$/u, 'holds a control character');
