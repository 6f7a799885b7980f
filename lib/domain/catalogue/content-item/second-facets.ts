/** Facets of the second list of filters: video or audio, duration, spoken language, captions, access, age. */
import type { ContentItem, MediaInfo } from '@/lib/contracts/catalogue/content-item';
import type { EducationLevel } from '@/lib/contracts/catalogue/content-parts';
import type { secondFilterNames } from '@/lib/contracts/listing/names';
import { ageSpans, durationSpans, overlapping, type Span } from '../../listing/spans';
import { nameOfLanguage, watchNames } from '../../listing/second-names';
import { captionLanguages, spokenLanguage } from '../../playback/tracks';
import { agesOfLevel } from '../ages';
import { isCatalogueRecord } from '../record';

export interface Playable {
  type: ContentItem['type'];
  media: MediaInfo | null;
  levels: readonly EducationLevel[];
  /** Duration of an item without a recording, such as a lesson. */
  minutes: number | null;
}

type Value = { key: string; name: string };
export type SecondFacets = Readonly<Record<(typeof secondFilterNames)[number], readonly Value[]>>;

function watchOf({ type, media }: Pick<Playable, 'type' | 'media'>): Value[] {
  if (media?.type === 'video') return [{ key: 'watch', name: watchNames.watch }];
  if (media) return [{ key: 'listen', name: watchNames.listen }];
  return isCatalogueRecord({ type, media }) ? [{ key: 'record', name: watchNames.record }] : [];
}

const valueOf = ({ key, name }: Span): Value => ({ key, name });

/** Regional variants count as their language: a search for French includes Canadian French. */
function language(tag: string): Value {
  const key = new Intl.Locale(tag).language;
  return { key, name: nameOfLanguage(key) ?? key };
}

const languages = (tags: readonly string[]): Value[] => {
  const values = tags.map(language);
  return values.filter(({ key }, index) => values.findIndex((one) => one.key === key) === index);
};

function agesOf(levels: readonly EducationLevel[]): Value[] {
  const spans = levels.flatMap((level) => {
    const [from, to] = agesOfLevel(level);
    return overlapping(ageSpans, from, to ?? Infinity);
  });
  return ageSpans.filter((one) => spans.includes(one)).map(valueOf);
}

export function secondFacets({ type, media, levels, minutes }: Playable): SecondFacets {
  const length = media?.durationMinutes ?? minutes;
  const spoken = spokenLanguage(media?.tracks);
  return {
    watch: watchOf({ type, media }),
    duration:
      length === null
        ? []
        : overlapping(durationSpans, length, length + 1)
            .slice(0, 1)
            .map(valueOf),
    language: spoken === null ? [] : languages([spoken]),
    captions: languages(captionLanguages(media?.tracks)),
    access: (media?.access ?? []).map((name) => ({ key: name, name })),
    age: agesOf(levels),
  };
}
