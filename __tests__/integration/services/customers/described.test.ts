/**
 * The description of the customers API against the service: nothing that it answers is undeclared. API_REQUESTS makes the run
 * longer, API_SEED repeats one.
 */
import { buildClientSchema, buildSchema, getIntrospectionQuery, printSchema } from 'graphql';
import { customersSchemaText } from '@/lib/contracts/viewer/customers-graphql';
import type { InjectOptions } from 'fastify';
import type { DescribedApi } from '@/__tests__/support/described/requests';
import { omissions, runDescribed } from '@/__tests__/support/described/run';
import { KEY, OLD_KEY, startCustomers } from './fixture';

const count = Number(process.env.API_REQUESTS ?? 600);
const seed = Number(process.env.API_SEED ?? 18);

let customers: Awaited<ReturnType<typeof startCustomers>>;
let api: DescribedApi;
beforeAll(async () => {
  customers = await startCustomers();
  api = (await customers.app.inject('/docs/openapi.json')).json();
});
afterAll(() => customers.stop());

it('has for each operation a name of its own, its security, every refusal and a schema for every body', () => {
  const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods));
  const names = operations.map(({ operationId }) => operationId);
  expect(names.toSorted()).toEqual([
    'institutionsByName',
    'organisation',
    'organisationsByNetwork',
    'organisationsOfCompany',
  ]);
  expect(omissions(api)).toEqual([]);
  for (const { security } of operations) expect(security).toEqual([{ serverKey: [] }]);
  expect(Object.keys(api.components.securitySchemes)).toEqual(['serverKey']);
});

it(`is kept by ${count} requests of every kind: nothing undeclared`, async () => {
  const organisations = await customers.db.selectFrom('organisations').select(['id', 'company_id']).execute();
  const words = {
    id: organisations.flatMap(({ id, company_id }) => [id, ...(company_id === null ? [] : [company_id])]),
    'ip-address': ['203.0.113.10', '2001:db8::1', '::ffff:203.0.113.10', '198.51.100.1'],
  };
  const service = {
    api,
    words,
    tokens: [KEY, OLD_KEY],
    inject: (request: InjectOptions) => customers.app.inject(request),
  };
  const { faults, operations, succeeded } = await runDescribed(service, { count, seed });
  expect(faults.slice(0, 10)).toEqual([]);
  expect(succeeded).toBe(operations);
}, 600_000);

it('tells its GraphQL schema to anybody: by the standard query, and as text', async () => {
  const payload = { query: getIntrospectionQuery() };
  const answer = await customers.app.inject({ method: 'POST', url: '/v3/graphql', payload });
  const told = printSchema(buildClientSchema(answer.json().data));
  expect(told).toBe(printSchema(buildSchema(customersSchemaText)));
  expect((await customers.app.inject('/docs/schema.graphql')).body.trim()).toBe(told.trim());
});
