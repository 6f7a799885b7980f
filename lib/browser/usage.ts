/**
 * Where components tell what somebody did with an item; what counts it comes with the late parts of a page
 * (components/usage). Unlike `track` it needs no consent: nothing of the person is stored.
 */
import type { ToldUse } from '@/lib/contracts/usage';
import { earlyEvents } from './early-events';

/** Nobody does more in the first seconds of a page. */
const MOST_EARLY = 10;

export const { tell: tellUse, hear: onUse } = earlyEvents<ToldUse>(MOST_EARLY);
