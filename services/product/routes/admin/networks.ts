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
import { adminOperation } from '@/services/common/operations/operation';
import { organisationParams as params } from './access';
import { askingFor, forward } from './customers';

const CALL = '/api/admin/organisations/:id/networks';

/** Whether the organisation is found under "Find your school", and with which hint its people sign in. */
function registerFound(app: Server, context: ProductContext): void {
  forward(app, context, {
    method: 'GET',
    url: `${CALL}/listed`,
    id: 'adminListed',
    summary: 'Whether an organisation is found at sign-in',
    refusals: ['NOT_FOUND'],
    schema: { params, response: { 200: storedListedSchema } },
  });
  forward(app, context, {
    method: 'POST',
    url: `${CALL}/listed`,
    id: 'setAdminListed',
    summary: 'Sets whether an organisation is found at sign-in',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    schema: { params, body: setListedSchema, response: { 200: storedListedSchema } },
  });
  forward(app, context, {
    method: 'GET',
    url: `${CALL}/domain`,
    id: 'adminEmailDomain',
    summary: 'Domain of an organisation’s e-mail addresses',
    refusals: ['NOT_FOUND'],
    schema: { params, response: { 200: storedEmailDomainSchema } },
  });
  forward(app, context, {
    method: 'POST',
    url: `${CALL}/domain`,
    id: 'setAdminEmailDomain',
    summary: 'Sets the domain of an organisation’s e-mail addresses',
    refusals: ['NOT_FOUND', 'CONFLICT'],
    schema: { params, body: setEmailDomainSchema, response: { 200: storedEmailDomainSchema } },
  });
}

export function registerAdminNetworks(app: Server, context: ProductContext): void {
  const asking = askingFor(context);

  app.get(
    CALL,
    {
      schema: { params, response: { 200: adminNetworksSchema } },
      ...adminOperation('adminNetworks', 'Ranges of an organisation’s network'),
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
      ...adminOperation('setAdminNetworks', 'Sets all ranges of an organisation’s network', {
        refusals: ['NOT_FOUND', 'CONFLICT'],
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
      ...adminOperation('checkAdminNetworks', 'What is wrong with ranges before they are set'),
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
