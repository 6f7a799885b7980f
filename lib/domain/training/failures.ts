/** What a person is told when their training cannot be recorded, or a certificate cannot be asked for, for no reason that is known. */

/** R-ERR-2 */
export const COMPLETION_FAILED = 'Unable to record completion of training module';
/** R-ERR-6 */
export const CERTIFICATE_FAILED = 'Unknown error requesting user certificate';
