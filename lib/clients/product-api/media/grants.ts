/** Grants for pages that play and read without script. The browser asks for its own by lib/clients/grants. */
import type { DocumentGrantRequest, PlaybackGrantRequest } from '@/lib/contracts/media/media';
import { ask, type ProductConnection } from '../fetch';

const contract = () => import('@/lib/contracts/media/media');

export const fetchPlaybackGrant = (connection: ProductConnection, body: PlaybackGrantRequest) =>
  ask('/api/playback-grants', contract, 'playbackGrantSchema', { connection, body });

export const fetchDocumentGrant = (connection: ProductConnection, body: DocumentGrantRequest) =>
  ask('/api/document-grants', contract, 'documentGrantSchema', { connection, body });
