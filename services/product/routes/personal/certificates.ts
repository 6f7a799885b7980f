/** The owner's certificate file, the holder's choice to show the name, and the public check (D46, issue of genuineness). */
import { z } from 'zod';
import { cachePolicy } from '@/lib/contracts/http/cache-policy';
import { contentIdSchema } from '@/lib/contracts/http/ids';
import {
  certificateCheckSchema,
  certificateCodeSchema,
  certificateSharingSchema,
  certificateSharingStateSchema,
} from '@/lib/contracts/personal/certificates';
import { ServiceError } from '@/lib/platform/service-error';
import type { Server } from '@/services/common/http/http';
import { operation } from '@/services/common/operations/operation';
import { initialsOf } from '../../certificates/holder';
import { findByCode, findCertificate, shareName, type CertificateRow } from '../../certificates/store';
import type { ProductContext } from '../../context';

const courseSchema = z.object({ contentId: contentIdSchema });
const noCertificate = () => new ServiceError('NOT_FOUND', 'There is no certificate for this course');

function fileNameOf({ course_name }: CertificateRow): string {
  const plain = course_name
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9+ -]/g, '')
    .trim()
    .replace(/ +/g, '-');
  return `certificate-${plain || 'course'}.pdf`;
}

/** The name if it is shared, else its initials; without a name, words that still say that there is a holder. */
const holderOf = (row: CertificateRow) =>
  (row.show_name ? row.holder_name : initialsOf(row.holder_name)) || 'name not recorded';

function registerSharing(app: Server, { db, visitors }: Pick<ProductContext, 'db' | 'visitors'>): void {
  const schema = { params: courseSchema, response: { 200: certificateSharingStateSchema } };
  app.get(
    '/api/certificates/:contentId/sharing',
    {
      schema,
      ...operation('readCertificateSharing', 'Whether a certificate shows the name', 'person', {
        refusals: ['NOT_FOUND'],
      }),
    },
    async (request) => {
      const { userId } = await visitors.signedIn(request);
      const row = await findCertificate(db, userId, request.params.contentId);
      if (!row) throw noCertificate();
      return { code: row.code, showName: row.show_name };
    },
  );
  app.post(
    '/api/certificates/:contentId/sharing',
    {
      schema: { ...schema, body: certificateSharingSchema },
      ...operation('saveCertificateSharing', 'Sets whether a certificate shows the name', 'person', {
        refusals: ['NOT_FOUND'],
      }),
    },
    async (request) => {
      const { userId } = await visitors.signedIn(request);
      const row = await shareName(db, userId, request.params.contentId, request.body.showName);
      return { code: row.code, showName: row.show_name };
    },
  );
}

export function registerCertificates(app: Server, context: ProductContext): void {
  const { db, storage, visitors } = context;
  registerSharing(app, context);

  app.get(
    '/api/certificates/:contentId',
    {
      schema: { params: courseSchema },
      ...operation('readCertificate', 'The certificate of a course as a file', 'person', {
        storage: true,
        refusals: ['NOT_FOUND'],
        shown: { type: 'application/pdf' },
      }),
    },
    async (request, reply) => {
      const { userId } = await visitors.signedIn(request);
      const row = await findCertificate(db, userId, request.params.contentId);
      const body = row?.storage_key ? await storage.get(row.storage_key) : null;
      if (!row || !body) throw noCertificate();
      return reply
        .header('Content-Disposition', `attachment; filename="${fileNameOf(row)}"`)
        .type('application/pdf')
        .send(Buffer.from(body));
    },
  );

  app.get(
    '/api/certificate-checks/:code',
    {
      schema: { params: z.object({ code: z.string() }), response: { 200: certificateCheckSchema } },
      ...operation('checkCertificate', 'Whether a certificate is genuine', 'anyone', {
        refusals: ['NOT_FOUND'],
      }),
    },
    async (request, reply) => {
      const code = certificateCodeSchema.safeParse(request.params.code.toLowerCase());
      const row = code.success ? await findByCode(db, code.data) : undefined;
      if (!row) throw new ServiceError('NOT_FOUND', 'No certificate has this code');
      reply.header('Cache-Control', cachePolicy.moment).header('X-Robots-Tag', 'noindex');
      return {
        code: row.code,
        courseName: row.course_name,
        issuedOn: (row.issued_at ?? row.requested_at).toISOString().slice(0, 10),
        holder: holderOf(row),
        nameShown: row.show_name && row.holder_name !== null,
      };
    },
  );
}
