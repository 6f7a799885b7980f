/** Whether a user agent is a robot, cached: a school has few browsers, and the list is long. */
import { LRUCache } from 'lru-cache';
import { robotTest } from '@/lib/domain/usage/robots';
import list from './robots.json';

const REMEMBERED = 5_000;
const known = new LRUCache<string, boolean>({ max: REMEMBERED, memoMethod: robotTest(list.patterns) });

export const isRobot = (agent: string): boolean => known.memo(agent);
