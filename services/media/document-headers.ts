/** How the answers of the media service say that nothing in them may run. */
import { passiveType } from '@/services/common/files/passive-type';

/**
 * Policy of everything but PDF, whose reader in a browser is sandboxed away. A film, sound or picture that is opened by itself loads
 * itself, as of its own origin, within a page that the browser writes with inline styles.
 */
export const PASSIVE_POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin";

/** RFC 6266: an ASCII `filename` for every client, and `filename*` in UTF-8 for names beyond ASCII. */
function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const full = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** The type under which a document is sent, its `Content-Disposition`, and whether it is under PASSIVE_POLICY. */
export function documentHeaders(document: { contentType: string; fileName: string; isRead: boolean }) {
  const { sent, isPassive, essence } = passiveType(document.contentType);
  const kind = document.isRead && isPassive ? 'inline' : 'attachment';
  return {
    contentType: sent,
    disposition: contentDisposition(kind, document.fileName),
    isSandboxed: essence !== 'application/pdf',
  };
}
