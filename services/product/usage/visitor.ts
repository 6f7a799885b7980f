/** The visitor whose use is counted, from a request to the product service. */
import type { FastifyRequest } from 'fastify';
import type { UsageVisitor } from '@/lib/contracts/usage/usage';
import { countedAgent } from '@/lib/domain/usage/agent';
import { canPlay } from '@/lib/domain/visibility/entitlement';
import type { Visitor } from '../visitors';

export function usageVisitorOf({ viewer, address }: Visitor, { headers }: FastifyRequest): UsageVisitor {
  const { userId, organisationId, method } = viewer;
  return {
    userId,
    organisationId,
    method,
    entitled: canPlay(viewer).allowed,
    address,
    agent: countedAgent(headers['user-agent']),
  };
}
