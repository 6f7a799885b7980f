/**
 * Components report here what somebody did with an item; the code that sends it loads later with other deferred parts of the
 * page (components/usage). Unlike `track` it needs no consent, because nothing about the person is stored.
 */
import type { ToldUse } from '@/lib/contracts/usage/usage';
import { earlyEvents } from './early-events';

/** Most uses buffered; nobody does more in the first seconds of a page. */
const MOST_EARLY = 10;

export const { emit: reportUse, subscribe: onUse } = earlyEvents<ToldUse>(MOST_EARLY);
