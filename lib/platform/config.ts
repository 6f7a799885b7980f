/** Configuration of a service process: parsed once at start, from the one table of variables. */
import {
  readEnvironment,
  EnvironmentError,
  EXIT_CONFIG,
  type VariableName,
} from '@/lib/contracts/environment';
import { loadBrand, type LoadedBrand } from './start/brand';
import { refuseStart } from './start/refusals';

/** For a faulty setting, prints its one-line message and exits with EXIT_CONFIG; rethrows any other error. */
export function exitOnFault(error: unknown): never {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(EXIT_CONFIG);
}

/** The result of `work`; a faulty setting ends the process. */
export function orExit<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return exitOnFault(error);
  }
}

/** Reads the variables a process needs; an invalid one ends the process with one line that names it. */
export const configOrExit = <const Name extends VariableName>(names: readonly Name[]) =>
  orExit(() => {
    refuseStart(process.env);
    return readEnvironment(names, process.env);
  });

/** Loads the brand for this process; a faulty one ends the process with one line that names the fault. */
export const brandOrExit = (): LoadedBrand => orExit(() => loadBrand(process.env));
