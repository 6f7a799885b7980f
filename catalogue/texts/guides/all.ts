import type { GuideText } from '../kinds';

export const guides: readonly GuideText[] = [];
