/** /api/admin/operator/companies: who subscribes, for which organisations. The customers service decides and stores. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  companiesQuerySchema,
  makeCompanySchema,
  operatedCompaniesSchema,
  operatedCompanySchema,
  setCompanySchema,
} from '@/lib/contracts/administration/companies';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import type { ProductContext } from '../../context';
import { OPERATOR_CALLS } from './access';
import { asker, pagePath } from './customers';
import { recordId } from '@/lib/contracts/http/ids';

const CALL = `${OPERATOR_CALLS}/companies`;
const params = z.object({ company: recordId });
const answered = { 200: operatedCompanySchema };

type OfCompany = FastifyRequest<{ Params: z.infer<typeof params> }>;

export function registerAdminCompanies(app: Server, context: ProductContext): void {
  /** Companies belong to no organisation. */
  const ask = (request: FastifyRequest) => asker(context, request, null);
  /** Reads one company or, with a body, changes it. */
  const askFor = (request: OfCompany, body?: object) => {
    const path = `companies/${encodeURIComponent(request.params.company)}`;
    return ask(request)({ path, schema: operatedCompanySchema, body });
  };
  app.get(
    CALL,
    {
      schema: { querystring: companiesQuerySchema, response: { 200: operatedCompaniesSchema } },
      ...operation('operatedCompanies', 'Companies by name, for operators', 'person', {
        refusals: ['FORBIDDEN'],
      }),
    },
    (request) =>
      ask(request)({ path: pagePath('companies', request.query), schema: operatedCompaniesSchema }),
  );
  app.post(
    CALL,
    {
      schema: { body: makeCompanySchema, response: answered },
      ...operation('makeCompany', 'Makes a company', 'person', { refusals: ['FORBIDDEN', 'CONFLICT'] }),
    },
    (request) => ask(request)({ path: 'companies', schema: operatedCompanySchema, body: request.body }),
  );
  app.get(
    `${CALL}/:company`,
    {
      schema: { params, response: answered },
      ...operation(
        'operatedCompany',
        'A company, its organisations and what it has subscribed to',
        'person',
        {
          refusals: ['FORBIDDEN', 'NOT_FOUND'],
        },
      ),
    },
    (request) => askFor(request),
  );
  app.post(
    `${CALL}/:company`,
    {
      schema: { params, body: setCompanySchema, response: answered },
      ...operation('setCompany', 'Sets the facts of a company', 'person', {
        refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
      }),
    },
    (request) => askFor(request, request.body),
  );
}
