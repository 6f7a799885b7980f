/** What the launcher prints when everything runs: where to go, and who one can be. */
import { demoAccounts } from '@/services/common/demo-accounts';
import { localDefaults } from '@/lib/contracts/environment';

/** The closing text of a start. `took` in ms. */
export function welcome(portBase: number, took: number): string {
  const addresses = localDefaults(portBase);
  const accounts = demoAccounts.map(
    ({ email, password, description }) => `    ${email.padEnd(34)} ${password.padEnd(22)} ${description}`,
  );
  return [
    '',
    `  The library is open (started in ${(took / 1000).toFixed(1)} s)`,
    '',
    `    ${addresses.PUBLIC_URL}    the library`,
    `    ${addresses.CLASSROOM_URL}    the same, as a classroom machine of a subscribed school sees it`,
    '',
    '  Demo accounts (e-mail, password):',
    ...accounts,
    '',
    '  Ctrl-C stops everything.',
    '',
    '',
  ].join('\n');
}
