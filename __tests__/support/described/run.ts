/** A service against its own description: what each operation must say of itself, and that nothing undeclared is answered. */
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Random } from '../reliability/random';
import { Answers } from './answers';
import { Requests, type DescribedApi, type Vocabulary } from './requests';

export interface DescribedService {
  api: DescribedApi;
  inject: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  /** Sent with every request. */
  headers?: Record<string, string>;
  words: Vocabulary;
  /** Bearer tokens that are believed. */
  tokens: readonly string[];
}

const operationsOf = (api: DescribedApi) =>
  Object.values(api.paths).flatMap((methods) => Object.values(methods));

/** What the operations of a description do not say: a name of their own, security, refusals, schemas of bodies. */
export function omissions(api: DescribedApi): string[] {
  const faults: string[] = [];
  const names = new Set<string>();
  for (const { operationId, security, responses, requestBody } of operationsOf(api)) {
    const need = (holds: boolean, what: string) => {
      if (!holds) faults.push(`${operationId}: ${what}`);
    };
    const statuses = Object.keys(responses);
    need(!names.has(operationId), 'its name is taken');
    names.add(operationId);
    need(Array.isArray(security), 'no security');
    for (const status of ['400', '500', '503', ...(requestBody ? ['413', '415'] : [])])
      need(statuses.includes(status), `no ${status}`);
    need(statuses.includes('401') === security.length > 0, '401 and security do not agree');
    for (const status of statuses.filter((one) => one === '200' || one === '201'))
      for (const { schema } of Object.values(responses[status]?.content ?? {}))
        need(Object.keys(schema).length > 0, `no schema with ${status}`);
  }
  return faults;
}

/** Asks `count` times, going round all operations; answers what was undeclared, and which operations succeeded once. */
export async function runDescribed(
  { api, inject, headers: always = {}, words, tokens }: DescribedService,
  { count, seed }: { count: number; seed: number },
): Promise<{ faults: string[]; operations: number; succeeded: number }> {
  const requests = new Requests(new Random(seed), api, words, tokens);
  const answers = new Answers(api);
  const faults: string[] = [];
  const succeeded = new Set<string>();
  for (let turn = 0; turn < count; turn += 1) {
    const made = requests.make(turn);
    const { statusCode, headers, body } = await inject({
      method: made.method as 'GET',
      url: made.path,
      headers: { ...always, ...made.headers },
      ...(made.body === null ? {} : { payload: made.body }),
    });
    const type = String(headers['content-type'] ?? '');
    const fault = answers.fault(made, { status: statusCode, type, text: body, headers });
    if (fault !== null)
      faults.push(`${made.method} ${made.path.slice(0, 200)} ${made.body?.slice(0, 300) ?? ''}: ${fault}`);
    if (statusCode >= 500) faults.push(`${made.method} ${made.path}: ${statusCode}`);
    if (statusCode < 300) succeeded.add(made.operation.operationId);
  }
  return { faults, operations: requests.count, succeeded: succeeded.size };
}
