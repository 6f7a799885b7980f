/** What whoever may not do something, or asks for nothing that exists, is told by every service in the same words. */
import { ServiceError } from '@/lib/platform/service-error';

export const notAnAdministrator = () =>
  new ServiceError('FORBIDDEN', 'This is for administrators of the organisation');

export const notAnOperator = () => new ServiceError('FORBIDDEN', 'This is for operators of the library');

export const noOrganisation = () => new ServiceError('NOT_FOUND', 'Organisation not found');
