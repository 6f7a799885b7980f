/** Configuration of a service process: parsed once at start, from the one table of variables. */
import { readEnvironment, EnvironmentError, type VariableName } from '@/lib/contracts/environment';
import { loadBrand, type LoadedBrand } from './start/brand';
import { refuseStart } from './start/refusals';

/** Reads the variables a process needs, or ends it with one line naming the bad one (exit code 78, EX_CONFIG). */
export function configOrExit<const Name extends VariableName>(names: readonly Name[]) {
  try {
    refuseStart(process.env);
    return readEnvironment(names, process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

/** Reads the brand and makes it this process's, or ends it with one line that names what is wrong. */
export function brandOrExit(): LoadedBrand {
  try {
    return loadBrand(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}
