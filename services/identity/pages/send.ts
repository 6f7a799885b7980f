/** How the service's own pages are sent. */
import type { FastifyReply } from 'fastify';
import { securityHeaders } from '../oidc/security-headers';
import type { IssuerSettings } from '../oidc/settings';

/** Sends a whole document, with the headers of the issuer's pages. */
export const sendPage = (reply: FastifyReply, settings: IssuerSettings, status: number, document: string) =>
  reply
    .status(status)
    .headers(securityHeaders(settings, false))
    .type('text/html; charset=utf-8')
    .send(document);
