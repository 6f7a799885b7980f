/** COUNTER's published schemas, where they lie beside the project; null elsewhere, and what asks them is counted as skipped. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

const FILE = path.resolve('../shared/conformance/counter/COUNTER_API.json');

export type Check = (name: string, value: unknown) => unknown[];

/** Errors of a value by the schema of that name. */
export function counterSchemas(): Check | null {
  if (!existsSync(FILE)) return null;
  const text = readFileSync(FILE, 'utf8')
    // No legal expression, and the Registry has moved since.
    .replaceAll('{1,3,4}', '{1,4}')
    .replaceAll('registry.projectcounter.org', 'registry.(projectcounter|countermetrics).org');
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'counter', ...(JSON.parse(text) as object) });
  return (name, value) => {
    const validate = ajv.getSchema(`counter#/components/schemas/${name}`);
    if (!validate) throw new Error(`COUNTER has no schema ${name}`);
    return validate(value) === true ? [] : (validate.errors ?? []);
  };
}
