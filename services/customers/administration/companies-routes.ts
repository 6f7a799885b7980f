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
import type { AdministrationCalls } from './calls';
import { findCompanies, makeCompany, readCompany, setCompany } from './companies';
import { recordId } from '@/lib/contracts/http/ids';

const PATH = '/administration/companies';
const params = z.object({ company: recordId });

export function registerCompanies(app: Server, { db, call, person }: AdministrationCalls): void {
  app.get(PATH, call(operatedCompaniesSchema, { querystring: companiesQuerySchema }), (request) =>
    findCompanies(db, person(request), request.query),
  );
  app.post(PATH, call(operatedCompanySchema, { body: makeCompanySchema }), (request) =>
    makeCompany(db, person(request), request.body),
  );
  app.get(`${PATH}/:company`, call(operatedCompanySchema, { params }), (request) =>
    readCompany(db, person(request), request.params.company),
  );
  app.post(`${PATH}/:company`, call(operatedCompanySchema, { params, body: setCompanySchema }), (request) =>
    setCompany(db, person(request), request.params.company, request.body),
  );
}
