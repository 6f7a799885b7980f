/** Every call below /api/admin. */
import type { CustomersClient } from '@/lib/platform/customers/client';
import type { Server } from '@/services/common/http';
import type { ProductContext } from '../../context';
import { registerAdminAudit } from './audit';
import { registerAdminConsole } from './console';
import { registerAdminUsage } from './usage';

export function registerAdmin(app: Server, context: ProductContext, customers: CustomersClient): void {
  registerAdminConsole(app, context, customers);
  registerAdminAudit(app, context);
  registerAdminUsage(app, context);
}
