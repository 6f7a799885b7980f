/** Every call below /api/admin. */
import type { FairQueue } from '@/lib/platform/fair-queue';
import type { Server } from '@/services/common/http/http';
import type { ProductContext } from '../../context';
import type { Repositories } from '../../records/repository';
import { operatorsFirst, rightsFirst } from './access';
import { registerAdminAudit, registerOperatorAudit } from './audit';
import { registerAdminCompanies } from './companies';
import { registerAdminConsole } from './console';
import { registerAdminControls } from './controls';
import { registerCounterTable } from './counter-table';
import { registerAdminEntries } from './entries';
import { registerAdminJobs } from './jobs';
import { registerAdminKeys, registerAdminLibrary } from './library';
import { registerAdminAddress } from './network-address';
import { registerAdminNetworks } from './networks';
import { registerAdminOrganisations } from './operator';
import { registerAdminAccount } from './people/account';
import { registerAdminPeople } from './people/people';
import { registerAdminPerson } from './people/person';
import { registerAdminRecords } from './records';
import { registerAdminSystem } from './system';
import { registerAdminUsage } from './usage';

/** What the administration shares with the calls of libraries' systems. */
interface Shared {
  repositories: Repositories;
  /** Of COUNTER reports. */
  reportQueue: FairQueue;
}

export function registerAdmin(
  app: Server,
  context: ProductContext,
  { repositories, reportQueue }: Shared,
): void {
  rightsFirst(app, context.visitors);
  operatorsFirst(app, context.visitors);
  registerAdminConsole(app, context);
  registerAdminAudit(app, context);
  registerOperatorAudit(app, context);
  registerAdminUsage(app, context);
  registerCounterTable(app, context, reportQueue);
  registerAdminLibrary(app, context);
  registerAdminKeys(app, context);
  registerAdminRecords(app, repositories, context);
  registerAdminPeople(app, context);
  registerAdminPerson(app, context);
  registerAdminAccount(app, context);
  registerAdminNetworks(app, context);
  registerAdminAddress(app, context);
  registerAdminControls(app, context);
  registerAdminOrganisations(app, context);
  registerAdminCompanies(app, context);
  registerAdminJobs(app, context);
  registerAdminEntries(app, context);
  registerAdminSystem(app, context);
}
