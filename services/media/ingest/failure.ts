/** Why a file cannot be made into a recording, in one line for the person who supplied it. */

export type IngestReason =
  | 'NO_FFMPEG'
  | 'UNKNOWN_FORMAT'
  | 'UNREADABLE'
  | 'NOTHING_TO_PLAY'
  | 'OTHER_ENTRY'
  | 'DAMAGED_FACTS'
  | 'BAD_TEXT'
  | 'DISK_FULL'
  | 'STORAGE_UNAVAILABLE'
  | 'FOLDER_TAKEN'
  | 'SERVICE_UNAVAILABLE'
  | 'OUT_OF_RESOURCES'
  | 'CANCELLED'
  | 'ENCODER_FAILED'
  | 'ENCODER_KILLED';

export class IngestFailure extends Error {
  override name = 'IngestFailure';
  constructor(
    readonly reason: IngestReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const cancelled = (options?: ErrorOptions): IngestFailure =>
  new IngestFailure('CANCELLED', 'The work was cancelled', options);
