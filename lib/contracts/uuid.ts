/** Ids that a caller chooses or repeats. */
import { z } from 'zod';

/** A UUID in the lower case in which it is stored; RFC 9562, section 4, lets callers write it in capitals too. */
export const uuid = z.uuid().toLowerCase();
