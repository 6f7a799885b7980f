/** Which files a browser may open by itself. Whoever writes entries chooses the type of a file. */

/** Types that cannot run; `+xml` of any type can, and so it is neither picture nor film. */
const PASSIVE = /^(?:application\/pdf|text\/(?:plain|vtt)|(?:audio|image|video)\/[\w.-]+)$/;

/** The type without its parameters (RFC 9110 §8.3.1), in lower case. */
const essenceOf = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase();

/**
 * @returns the type under which the file is sent, whether it may be opened and not only saved, and its essence. A file to be saved
 * is still a script, a style or a page to whom it is named as one, so its type says nothing.
 */
export function passiveType(contentType: string): { sent: string; isPassive: boolean; essence: string } {
  const essence = essenceOf(contentType);
  const isPassive = PASSIVE.test(essence);
  return { sent: isPassive ? contentType : 'application/octet-stream', isPassive, essence };
}
