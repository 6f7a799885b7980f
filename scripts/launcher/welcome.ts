/** What the launcher prints when everything is running: the addresses and, in a demonstration, the accounts to try. */
import { demoAccounts } from '@/services/common/demo-accounts';
import { listenedHost, readEnvironment } from '@/lib/contracts/environment';
import { isDemonstration } from '@/lib/platform/start/mode';

function demonstration(env: NodeJS.ProcessEnv): string[] {
  const { PUBLIC_URL, CLASSROOM_URL } = readEnvironment(['PUBLIC_URL', 'CLASSROOM_URL'], env);
  const accounts = demoAccounts.map(
    ({ email, password, description }) => `    ${email.padEnd(34)} ${password.padEnd(22)} ${description}`,
  );
  return [
    `    ${PUBLIC_URL}    the library`,
    `    ${CLASSROOM_URL}    the same, as a classroom machine of a subscribed school sees it`,
    '',
    '  Demo accounts (e-mail, password):',
    ...accounts,
  ];
}

function ownLibrary(env: NodeJS.ProcessEnv): string[] {
  const { PORT_BASE, PUBLIC_URL } = readEnvironment(['PORT_BASE', 'PUBLIC_URL'], env);
  return [
    `    ${PUBLIC_URL}    the library, as visitors reach it`,
    `    http://${listenedHost(env)}:${PORT_BASE}    the gateway, where a proxy sends them`,
    '',
    '  The first administrator:   npm run accounts -- invite NAME@EXAMPLE.ORG --role administrator',
    '  What is set, and how well: npm run doctor',
  ];
}

/** The closing text of a start. `took` in ms; `warning` is one line about the public address, or null. */
export function welcome(env: NodeJS.ProcessEnv, took: number, warning: string | null): string {
  return [
    '',
    `  The library is open (started in ${(took / 1000).toFixed(1)} s)`,
    '',
    ...(isDemonstration(env) ? demonstration(env) : ownLibrary(env)),
    '',
    ...(warning === null ? [] : [`  Warning: ${warning}`, '']),
    '  Ctrl-C stops everything.',
    '',
    '',
  ].join('\n');
}
