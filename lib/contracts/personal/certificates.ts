/** Course certificates over REST: the public check, and the holder's choice to show their name. */
import { z } from 'zod';

/** R-CRT-4. An unknown text is treated as in progress (R-CRT-5). */
export const certificateStatuses = ['REQUESTED', 'PROCESSING', 'COMPLETED', 'FAILED'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** 128 random bits in lower-case hexadecimal. */
export const certificateCodeSchema = z.string().regex(/^[0-9a-f]{32}$/, 'The code is 32 hexadecimal digits');

/**
 * GET /api/certificate-checks/{code}, public. A genuine code returns the course, the date and the holder:
 * initials, or the full name if the holder chose so. 404 for any other code.
 */
export const certificateCheckSchema = z.object({
  code: z.string(),
  courseName: z.string(),
  /** Date only, `YYYY-MM-DD`. */
  issuedOn: z.string(),
  holder: z.string(),
  nameShown: z.boolean(),
});
export type CertificateCheck = z.infer<typeof certificateCheckSchema>;

/** GET and POST /api/certificates/{contentId}/sharing, owner only. */
export const certificateSharingSchema = z.object({ showName: z.boolean() });
export const certificateSharingStateSchema = z.object({ code: z.string(), showName: z.boolean() });
export type CertificateSharingState = z.infer<typeof certificateSharingStateSchema>;
