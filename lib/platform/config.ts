/** Configuration of a service process: parsed once at start, from the one table of variables. */
import {
  readEnvironment,
  EnvironmentError,
  EXIT_CONFIG,
  type VariableName,
} from '@/lib/contracts/environment';
import { loadBrand, type LoadedBrand } from './start/brand';
import { refuseStart } from './start/refusals';

/** Ends the process with the one line of a setting at fault (EXIT_CONFIG); throws any other error on. */
export function exitOnFault(error: unknown): never {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(EXIT_CONFIG);
}

/** What `work` answers, or the end of the process where a setting is at fault. */
export function orExit<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return exitOnFault(error);
  }
}

/** Reads the variables a process needs, or ends it with one line naming the bad one. */
export const configOrExit = <const Name extends VariableName>(names: readonly Name[]) =>
  orExit(() => {
    refuseStart(process.env);
    return readEnvironment(names, process.env);
  });

/** Reads the brand and makes it this process's, or ends it with one line that names what is wrong. */
export const brandOrExit = (): LoadedBrand => orExit(() => loadBrand(process.env));
