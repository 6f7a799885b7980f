/** The text of `.env.example`: every variable with its meaning and default, each commented out. */
import { variables } from '@/lib/contracts/environment';

const HEADER = `# Every variable of the library, with its meaning and default. None is needed to run locally: \`npm start\`
# makes secrets itself and keeps them in DATA_DIR. Set a service's address to use a hosted one instead of ours.
`;

/** One block a variable. Secrets show no value: the local system makes its own. */
export function environmentExample(): string {
  const blocks = variables.map(({ name, meaning, shown, secret }) => {
    const note = secret ? ' Secret; made on the first local start.' : '';
    return `# ${meaning}${note}\n# ${name}=${shown}\n`;
  });
  return [HEADER, ...blocks].join('\n');
}
