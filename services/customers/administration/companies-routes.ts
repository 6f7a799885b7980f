/** Company routes, for operators only: each refuses anyone else. */
import { z } from 'zod';
import {
  companiesQuerySchema,
  makeCompanySchema,
  operatedCompaniesSchema,
  operatedCompanySchema,
  setCompanySchema,
} from '@/lib/contracts/administration/companies';
import type { Server } from '@/services/common/http/http';
import { findCompanies, makeCompany, readCompany, setCompany } from './companies';
import type { AdministrationCalls } from './people-routes';
import { recordId } from '@/lib/contracts/http/ids';

const PATH = '/administration/companies';
const params = z.object({ company: recordId });
const answered = { 200: operatedCompanySchema };

export function registerCompanies(app: Server, { db, onRequest, person }: AdministrationCalls): void {
  app.get(
    PATH,
    {
      onRequest,
      schema: { hide: true, querystring: companiesQuerySchema, response: { 200: operatedCompaniesSchema } },
    },
    (request) => findCompanies(db, person(request), request.query),
  );
  app.post(
    PATH,
    { onRequest, schema: { hide: true, body: makeCompanySchema, response: answered } },
    (request) => makeCompany(db, person(request), request.body),
  );
  app.get(`${PATH}/:company`, { onRequest, schema: { hide: true, params, response: answered } }, (request) =>
    readCompany(db, person(request), request.params.company),
  );
  app.post(
    `${PATH}/:company`,
    { onRequest, schema: { hide: true, params, body: setCompanySchema, response: answered } },
    (request) => setCompany(db, person(request), request.params.company, request.body),
  );
}
