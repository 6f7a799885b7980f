import type { ClassList, ClassOpening } from '@/lib/contracts/class';
import { productPath } from './address';
import { browserConnection, productRequest, type ProductConnection } from './fetch';

const contract = () => import('@/lib/contracts/class');
const stateSchema = async () => (await contract()).openingStateSchema;

/** Openings of a list of the signed-in person, newest first. */
export async function fetchOpenings(listId: string, signal?: AbortSignal): Promise<readonly ClassOpening[]> {
  const query = new URLSearchParams({ listId });
  const path = productPath('/api/class-openings', { query });
  const schema = async () => (await contract()).openingsSchema;
  return (await productRequest(browserConnection(), { path, schema, signal })).openings;
}

/** @param opening its dates as ISO 8601 */
export function openToClass(opening: {
  id: string;
  listId: string;
  opensAt: string;
  closesAt: string;
}): Promise<ClassOpening> {
  const schema = async () => (await contract()).openingSchema;
  return productRequest(browserConnection(), { path: '/api/class-openings', schema, body: opening });
}

export async function closeToClass(id: string): Promise<void> {
  const path = `/api/class-openings/${encodeURIComponent(id)}/closing`;
  await productRequest(browserConnection(), { path, schema: stateSchema, body: {} });
}

export const fetchClassState = (id: string): Promise<{ open: boolean }> =>
  productRequest(browserConnection(), {
    path: `/api/class-openings/${encodeURIComponent(id)}/state`,
    schema: stateSchema,
  });

/** The key that a code opens. Throws with `NOT_FOUND` for a wrong code, `RATE_LIMITED` after too many attempts. */
export function enterClass(code: string, connection: ProductConnection): Promise<{ key: string }> {
  const schema = async () => (await contract()).enteredSchema;
  return productRequest(connection, { path: '/api/class/entries', schema, body: { code } });
}

export function fetchClassList(key: string, connection: ProductConnection): Promise<ClassList> {
  const schema = async () => (await contract()).classListSchema;
  return productRequest(connection, { path: `/api/class/${encodeURIComponent(key)}`, schema });
}
