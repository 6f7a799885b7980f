/** The groups of file types of `mimetype_group` and of the `linkMimetypeGroup` validation. */
export const mimetypeGroups = [
  'attachment', 'plaintext', 'image', 'audio', 'video', 'richtext', 'presentation', 'spreadsheet', 'pdfdocument',
  'archive', 'code', 'markup',
] as const; // prettier-ignore
export type MimetypeGroup = (typeof mimetypeGroups)[number];

const exact: Readonly<Record<string, MimetypeGroup>> = {
  'application/pdf': 'pdfdocument',
  'application/rtf': 'richtext',
  'text/rtf': 'richtext',
  'application/msword': 'richtext',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'richtext',
  'application/vnd.oasis.opendocument.text': 'richtext',
  'application/vnd.ms-powerpoint': 'presentation',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'presentation',
  'application/vnd.oasis.opendocument.presentation': 'presentation',
  'application/vnd.ms-excel': 'spreadsheet',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'spreadsheet',
  'application/vnd.oasis.opendocument.spreadsheet': 'spreadsheet',
  'text/csv': 'spreadsheet',
  'application/zip': 'archive',
  'application/gzip': 'archive',
  'application/x-tar': 'archive',
  'application/x-7z-compressed': 'archive',
  'text/javascript': 'code',
  'application/javascript': 'code',
  'application/json': 'code',
  'text/css': 'code',
  'text/html': 'markup',
  'text/xml': 'markup',
  'application/xml': 'markup',
  'text/markdown': 'markup',
};

/** The group of a file type; a type of no other group is an attachment. */
export function groupOf(contentType: string): MimetypeGroup {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const known = exact[type];
  if (known) return known;
  const family = type.split('/')[0];
  if (family === 'image' || family === 'audio' || family === 'video') return family;
  return family === 'text' ? 'plaintext' : 'attachment';
}
