/** The second factor of people whom an import makes administrators, where their accounts are ours (decision 0060). */
import type { PersonRole } from '@/lib/contracts/viewer/permissions';
import { needsSecondFactor } from '@/lib/domain/viewer/roles';
import { migrate, openDatabase } from '@/services/common/database/database';
import { personRoles } from '@/services/customers/people';
import type { Records } from '@/services/customers/import/records';
import { identityMigrations } from '@/services/identity/store/migrations';
import { IDENTITY_SCHEMA, type IdentityTables } from '@/services/identity/store/tables';
import { requireSecondFactor } from '@/services/identity/people/access';

type User = Records['users'][number];

const has = (user: User, role: PersonRole): boolean =>
  role === 'superuser' ? user.superuser : user[role].length > 0;

/** To be called before the roles are written: nobody has one of them for a moment without the factor that it needs. */
export async function requireSecondFactors(databaseUrl: string, users: readonly User[]): Promise<void> {
  const ids = users
    .filter((user) => needsSecondFactor(personRoles.filter((role) => has(user, role))))
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await using identity = openDatabase<IdentityTables>(databaseUrl, IDENTITY_SCHEMA, 2);
  await migrate(identity, IDENTITY_SCHEMA, identityMigrations);
  const context = { db: identity.db, actor: { kind: 'command', id: 'customers import' } } as const;
  for (const id of ids) await requireSecondFactor(context, id);
}
