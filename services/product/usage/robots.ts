/** Whether a user agent is a robot, cached: a school has few browsers, and the list is long. */
import { LRUCache } from 'lru-cache';
import { robotTest } from '@/lib/domain/usage/robots';
import list from './robots.json';

const REMEMBERED = 5_000;
const known = new LRUCache<string, boolean>({ max: REMEMBERED });
const test = robotTest(list.patterns);

export function isRobot(agent: string): boolean {
  const before = known.get(agent);
  if (before !== undefined) return before;
  const answer = test(agent);
  known.set(agent, answer);
  return answer;
}
