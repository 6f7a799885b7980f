import type { Feedback } from '@/lib/contracts/personal/survey';
import { ask } from '../fetch';

/** POST /api/feedback as the signed-in person (R-API-5). Throws the service's message (R-ERR-15, R-ERR-16). */
export const sendFeedback = (body: Feedback) =>
  ask('/api/feedback', () => import('@/lib/contracts/personal/survey'), 'createdSchema', { body });
