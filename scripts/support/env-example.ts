/** The text of `.env.example`: every variable with its meaning and default, each commented out. */
import { ownSecrets } from '@/lib/platform/start/secrets';
import { defaultShown, variables } from '@/lib/contracts/environment';

const HEADER = `# Every variable of the library, with its meaning and default. None is needed to run locally: \`npm start\`
# makes secrets itself and keeps them in DATA_DIR. Leave a service out of SERVICES and set its
# address to use a hosted one instead of ours.
#
# Variables are given in the environment. \`npm start\` and the other commands read no file. To give them one:
# set -a; . ./.env; set +a
# systemd reads a file by itself (EnvironmentFile=), and \`docker compose\` reads .env.
`;

/** One block per variable. Secrets show no value: the local system generates its own. */
export function environmentExample(): string {
  const blocks = variables.map(({ name, meaning, secret }) => {
    const made = ownSecrets.includes(name) ? '; made on the first local start' : '';
    const note = secret ? ` Secret${made}.` : '';
    return `# ${meaning}${note}\n# ${name}=${defaultShown(name)}\n`;
  });
  return [HEADER, ...blocks].join('\n');
}
