/** What the tests of importing and publishing ask the content service: a resource as it is delivered now, and faults. */
import { FaultyContentError } from '@/services/content/publishing/validation/faults';
import { type ContentService, settle } from './service';

export interface Resource {
  sys: { id: string; revision: number; createdAt: string; updatedAt: string; publishedVersion?: number };
  fields: Record<string, unknown>;
}

/** The entry as the service answers once what was written is seen. */
export async function readEntry(service: ContentService, id: string) {
  await settle();
  return (await service.read(`/entries/${id}`)) as { status: number; body: Resource };
}

/** Faults as `resource / field: problem`, sorted. */
export async function faultsOf(work: Promise<unknown>): Promise<string[]> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FaultyContentError);
  return (error as FaultyContentError).faults
    .map(({ resource, field, problem }) => `${resource} / ${field ?? '-'}: ${problem}`)
    .sort();
}
