/** …/networks: from which addresses people are recognised. */
import {
  adminNetworksCheckSchema,
  adminNetworksSchema,
  checkedNetworksSchema,
  checkNetworksSchema,
  setEmailDomainSchema,
  setListedSchema,
  setNetworksSchema,
  storedEmailDomainSchema,
  storedListedSchema,
  storedNetworksSchema,
} from '@/lib/contracts/administration/networks';
import { blocksOf } from '@/lib/domain/administration/ranges';
import { isInside } from '@/lib/domain/viewer/network';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../../context';
import { operation } from '@/services/common/operations/operation';
import { organisationParams as params } from './access';
import { askingFor } from './customers';

const CALL = '/api/admin/organisations/:id/networks';

/** Whether the organisation is found under "Find your school", and with which hint its people sign in. */
function registerFound(app: Server, context: ProductContext): void {
  const asking = askingFor(context);
  app.get(
    `${CALL}/listed`,
    {
      schema: { params, response: { 200: storedListedSchema } },
      ...operation('adminListed', 'Whether an organisation is found at sign-in', 'person', {
        refusals: ['FORBIDDEN', 'NOT_FOUND'],
      }),
    },
    (request) => asking(request).ask({ path: 'networks/listed', schema: storedListedSchema }),
  );

  app.post(
    `${CALL}/listed`,
    {
      schema: { params, body: setListedSchema, response: { 200: storedListedSchema } },
      ...operation('setAdminListed', 'Sets whether an organisation is found at sign-in', 'person', {
        refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
      }),
    },
    (request) =>
      asking(request).ask({ path: 'networks/listed', schema: storedListedSchema, body: request.body }),
  );

  app.get(
    `${CALL}/domain`,
    {
      schema: { params, response: { 200: storedEmailDomainSchema } },
      ...operation('adminEmailDomain', 'Domain of an organisation’s e-mail addresses', 'person', {
        refusals: ['FORBIDDEN', 'NOT_FOUND'],
      }),
    },
    (request) => asking(request).ask({ path: 'networks/domain', schema: storedEmailDomainSchema }),
  );

  app.post(
    `${CALL}/domain`,
    {
      schema: { params, body: setEmailDomainSchema, response: { 200: storedEmailDomainSchema } },
      ...operation('setAdminEmailDomain', 'Sets the domain of an organisation’s e-mail addresses', 'person', {
        refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
      }),
    },
    (request) =>
      asking(request).ask({ path: 'networks/domain', schema: storedEmailDomainSchema, body: request.body }),
  );
}

export function registerAdminNetworks(app: Server, context: ProductContext): void {
  const asking = askingFor(context);

  app.get(
    CALL,
    {
      schema: { params, response: { 200: adminNetworksSchema } },
      ...operation('adminNetworks', 'Ranges of an organisation’s network', 'person', {
        refusals: ['FORBIDDEN'],
      }),
    },
    async (request) => {
      const { address, ask } = asking(request);
      const stored = await ask({ path: 'networks', schema: storedNetworksSchema });
      return { ...stored, address, inside: isInside(address, stored.ranges) };
    },
  );

  app.post(
    CALL,
    {
      schema: { params, body: setNetworksSchema, response: { 200: adminNetworksSchema } },
      ...operation('setAdminNetworks', 'Sets all ranges of an organisation’s network', 'person', {
        refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
      }),
    },
    async (request) => {
      const { address, ask } = asking(request);
      const stored = await ask({ path: 'networks', schema: storedNetworksSchema, body: request.body });
      return { ...stored, address, inside: isInside(address, stored.ranges) };
    },
  );

  app.post(
    `${CALL}/check`,
    {
      schema: { params, body: checkNetworksSchema, response: { 200: adminNetworksCheckSchema } },
      ...operation('checkAdminNetworks', 'What is wrong with ranges before they are set', 'person', {
        refusals: ['FORBIDDEN'],
      }),
    },
    async (request) => {
      const { address, ask } = asking(request);
      const checked = await ask({
        path: 'networks/check',
        schema: checkedNetworksSchema,
        body: request.body,
      });
      return { ...checked, address, inside: isInside(address, blocksOf(checked.lines)) };
    },
  );

  registerFound(app, context);
}
