/** What a content type is called in the administration, which shows types that no visitor meets. */
import { isContentType } from '@/lib/contracts/content-types';
import { nameOfType } from '@/lib/domain/item-page/kind-names';
import { wordsOfId } from '@/lib/domain/text/id-words';

/** The library's own name of a type; without one, as of a picture's type, the words of its id. */
export function anyTypeName(type: string): string {
  return isContentType(type) ? nameOfType(type) : wordsOfId(type);
}
