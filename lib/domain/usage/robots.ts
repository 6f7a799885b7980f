/** Which user agents are nobody (COUNTER 5.1 §7.8): its list, and what says itself that it is no person. */

/** Browsers driven by programs, and tools that fetch in bulk, beyond the list. */
const PROGRAMS = [
  'headless',
  'phantomjs',
  'python-requests',
  'aiohttp',
  'go-http-client',
  'okhttp',
  'node-fetch',
  'undici',
];

/** A test of user agents. @param patterns regular expressions of the list, compared without regard to case */
export function robotTest(patterns: readonly string[]): (agent: string) => boolean {
  const tests = [...patterns, ...PROGRAMS].map((pattern) => new RegExp(pattern, 'i'));
  return (agent) => tests.some((test) => test.test(agent));
}
