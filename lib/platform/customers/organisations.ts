/** What the customers API says of an organisation. */
import { z } from 'zod';
import {
  customersOrganisationReader,
  customersOrganisationSchema,
  type CustomersOrganisation,
} from '@/lib/contracts/viewer/customers';
import { unreadable } from './http';

export interface ClientLog {
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

const controlsSchema = customersOrganisationSchema.pick({ allowedContent: true, blockedContent: true });
export const looseOrganisation = z.looseObject({ id: z.string() });

/** R-CUS-5, R-ERR-17: unreadable content controls are logged and replaced by empty lists; absent lists are empty. */
function contentControlsOf(body: z.infer<typeof looseOrganisation>, log: ClientLog) {
  const controls = controlsSchema.safeParse(body);
  if (controls.success) return controls.data;
  log.error({ organisationId: body.id }, 'Content controls of the organisation could not be read');
  return { allowedContent: [], blockedContent: [] };
}

export function organisationOf(
  body: z.infer<typeof looseOrganisation>,
  log: ClientLog,
): CustomersOrganisation {
  const parsed = customersOrganisationReader.safeParse({ ...body, ...contentControlsOf(body, log) });
  if (parsed.success) return parsed.data;
  throw unreadable(parsed.error);
}
