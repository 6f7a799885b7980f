/** User agents that are not counted (COUNTER 5.1 §7.8): the COUNTER list, and agents that identify themselves as programs. */

/** Automated browsers and HTTP clients that are not on the list. */
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

/** Returns a test of user agents. @param patterns regular expressions of the list, case-insensitive */
export function robotTest(patterns: readonly string[]): (agent: string) => boolean {
  const tests = [...patterns, ...PROGRAMS].map((pattern) => new RegExp(pattern, 'i'));
  return (agent) => tests.some((test) => test.test(agent));
}
