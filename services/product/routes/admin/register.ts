/** Every call below /api/admin. */
import type { CustomersClient } from '@/lib/platform/customers/client';
import type { Server } from '@/services/common/http';
import type { ProductContext } from '../../context';
import { operatorsFirst, rightsFirst } from './access';
import { registerAdminAudit, registerOperatorAudit } from './audit';
import { registerAdminCompanies } from './companies';
import { registerAdminConsole } from './console';
import { registerAdminControls } from './controls';
import { registerAdminEntries } from './entries';
import { registerAdminJobs } from './jobs';
import { registerAdminKeys, registerAdminLibrary } from './library';
import { registerAdminAddress } from './network-address';
import { registerAdminNetworks } from './networks';
import { registerAdminOrganisations } from './operator';
import { registerAdminPeople, registerAdminPerson } from './people';
import { registerAdminSystem } from './system';
import { registerAdminUsage } from './usage';

export function registerAdmin(app: Server, context: ProductContext, customers: CustomersClient): void {
  rightsFirst(app, context.visitors);
  operatorsFirst(app, context.visitors);
  registerAdminConsole(app, context, customers);
  registerAdminAudit(app, context);
  registerOperatorAudit(app, context);
  registerAdminUsage(app, context);
  registerAdminLibrary(app, context, customers);
  registerAdminKeys(app, context, customers);
  registerAdminPeople(app, context);
  registerAdminPerson(app, context);
  registerAdminNetworks(app, context);
  registerAdminAddress(app, context, customers);
  registerAdminControls(app, context, customers);
  registerAdminOrganisations(app, context);
  registerAdminCompanies(app, context);
  registerAdminJobs(app, context, customers);
  registerAdminEntries(app, context, customers);
  registerAdminSystem(app, context);
}
