/** …/networks/address: which organisation an address is recognised as now, and what it sees. */
import { z } from 'zod';
import { adminAddressSchema } from '@/lib/contracts/administration/networks';
import type { CustomersOrganisation } from '@/lib/contracts/viewer/customers';
import { anonymousViewer } from '@/lib/contracts/viewer/viewer';
import { alpha3Of } from '@/lib/domain/viewer/countries';
import { canonicalAddress } from '@/lib/domain/viewer/network';
import { viewerFromOrganisation } from '@/lib/domain/viewer/viewer';
import { canPlay } from '@/lib/domain/visibility/entitlement';
import { ServiceError, unavailable } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../../context';
import { adminOperation } from '@/services/common/operations/operation';
import { organisationParams as params } from './access';
import { askingFor } from './customers';
import { isCounted } from './seen';

const addressQuery = z.object({ address: z.string().max(100) });

export function registerAdminAddress(app: Server, context: ProductContext): void {
  const { audiences, catalogue, customers, now } = context;
  const asking = askingFor(context);

  const seenBy = (found: CustomersOrganisation | null) => {
    const viewer = found ? viewerFromOrganisation(found, new Date(now()), alpha3Of).viewer : anonymousViewer;
    const { sees } = audiences.of({ viewer });
    const items = [...catalogue.all()].filter((item) => isCounted(item) && sees(item.id)).length;
    return { items, plays: canPlay(viewer).allowed };
  };

  app.get(
    '/api/admin/organisations/:id/networks/address',
    {
      schema: { params, querystring: addressQuery, response: { 200: adminAddressSchema } },
      ...adminOperation('adminNetworkAddress', 'As whom an address is recognised, and what it sees'),
    },
    async (request) => {
      const { organisationId } = asking(request);
      const address = canonicalAddress(request.query.address);
      if (address === null) throw new ServiceError('VALIDATION_FAILED', 'This is not an address');
      const found = await customers
        .organisationByAddress(address)
        .catch(unavailable('Addresses cannot be looked up now'));
      if (found === null) return { address, recognised: 'none' as const, sees: seenBy(null) };
      if (found.id !== organisationId) return { address, recognised: 'other' as const, sees: null };
      return { address, recognised: 'yours' as const, sees: seenBy(found) };
    },
  );
}
