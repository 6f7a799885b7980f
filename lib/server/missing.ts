import { refusalOf } from '@/lib/clients/product-api/fetch';
import type { ErrorCode } from '@/lib/contracts/http/errors';

const MISSING: ReadonlySet<unknown> = new Set<ErrorCode>(['NOT_FOUND', 'VALIDATION_FAILED']);

/** Whether the API refused because there is no such list or class, or not for this visitor; or no id has that form. Server only. */
export const isMissing = (error: unknown): boolean => MISSING.has(refusalOf(error));
