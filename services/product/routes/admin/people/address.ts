/** Addresses of the calls about people, here and at the customers service. */
import { subjectId } from '@/lib/contracts/http/ids';
import { organisationParams } from '../access';

export const PEOPLE = '/api/admin/organisations/:id/people';
export const personParams = organisationParams.extend({ person: subjectId });
/** One person's path at the customers service. */
export const pathOfPerson = (person: string): string => `people/${encodeURIComponent(person)}`;
/** What every change of a person may be refused with. */
export const refusals = ['NOT_FOUND', 'CONFLICT'] as const;
