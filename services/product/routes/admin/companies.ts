/** /api/admin/operator/companies: who subscribes, for which organisations. The customers service decides and stores. */
import { z } from 'zod';
import {
  companiesQuerySchema,
  makeCompanySchema,
  operatedCompaniesSchema,
  operatedCompanySchema,
  setCompanySchema,
} from '@/lib/contracts/administration/companies';
import { recordId } from '@/lib/contracts/http/ids';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../../context';
import { OPERATOR_CALLS } from './access';
import { forward } from './customers';

const CALL = `${OPERATOR_CALLS}/companies`;
const params = z.object({ company: recordId });
const response = { 200: operatedCompanySchema };

export function registerAdminCompanies(app: Server, context: ProductContext): void {
  forward(app, context, {
    method: 'GET',
    url: CALL,
    id: 'operatedCompanies',
    summary: 'Companies by name, for operators',
    schema: { querystring: companiesQuerySchema, response: { 200: operatedCompaniesSchema } },
  });
  forward(app, context, {
    method: 'POST',
    url: CALL,
    id: 'makeCompany',
    summary: 'Makes a company',
    refusals: ['CONFLICT'],
    schema: { body: makeCompanySchema, response },
  });
  forward(app, context, {
    method: 'GET',
    url: `${CALL}/:company`,
    id: 'operatedCompany',
    summary: 'A company, its organisations and what it has subscribed to',
    refusals: ['NOT_FOUND'],
    schema: { params, response },
  });
  forward(app, context, {
    method: 'POST',
    url: `${CALL}/:company`,
    id: 'setCompany',
    summary: 'Sets the facts of a company',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    schema: { params, body: setCompanySchema, response },
  });
}
