/** What whoever lacks a right is told, by every service in the same words. */
import { ServiceError } from '@/lib/platform/service-error';

export const notAnAdministrator = () =>
  new ServiceError('FORBIDDEN', 'This is for administrators of the organisation');

export const notAnOperator = () => new ServiceError('FORBIDDEN', 'This is for operators of the library');
