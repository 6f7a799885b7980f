/** Names of content types in the administration, which also shows types that visitors never see. */
import { isContentType } from '@/lib/contracts/catalogue/content-types';
import { nameOfType } from '@/lib/domain/item-page/kind-names';
import { wordsOfId } from '@/lib/domain/administration/id-words';

/** The library's name of a type; for a type without one, such as that of a picture, the words of its id. */
export function anyTypeName(type: string): string {
  return isContentType(type) ? nameOfType(type) : wordsOfId(type);
}
