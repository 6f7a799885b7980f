import { SKILLS_LIMIT } from '@/lib/contracts/constants';
import type { SkillsResponse } from '@/lib/contracts/listing/request';
import { productRequest, type ProductConnection } from './fetch';

type Skill = SkillsResponse['items'][number];

/**
 * POST /api/skills (R-API-14): names of skills by slug. Without slugs no request is sent (R-API-18). A failure is logged
 * and gives an empty list (R-ERR-11): a page without skill names is better than no page.
 */
export async function fetchSkills(
  connection: ProductConnection,
  slugs: readonly string[],
  signal?: AbortSignal,
): Promise<readonly Skill[]> {
  if (slugs.length === 0) return [];
  try {
    const { items } = await productRequest(connection, {
      path: `/api/skills?limit=${SKILLS_LIMIT}`,
      schema: async () => (await import('@/lib/contracts/listing/request')).skillsResponseSchema,
      body: { slug: slugs },
      signal,
    });
    return items;
  } catch (error) {
    connection.onFailure?.('Skills could not be fetched', error);
    return [];
  }
}
