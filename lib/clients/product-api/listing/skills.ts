import { SKILLS_LIMIT } from '@/lib/contracts/constants';
import type { SkillsResponse } from '@/lib/contracts/listing/request';
import { ask, type ProductConnection } from '../fetch';

type Skill = SkillsResponse['items'][number];

const contract = () => import('@/lib/contracts/listing/request');

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
    const asked = { connection, body: { slug: slugs }, signal };
    return (await ask(`/api/skills?limit=${SKILLS_LIMIT}`, contract, 'skillsResponseSchema', asked)).items;
  } catch (error) {
    if (!signal?.aborted) connection.onFailure?.('Skills could not be fetched', error);
    return [];
  }
}
