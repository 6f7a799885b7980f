/** A content item as the product API answers it: complete and small; give what differs. */
import type { ContentItem } from '@/lib/contracts/catalogue/content-item';

const none: string[] = [];

export function contentItem(given: Partial<ContentItem> = {}): ContentItem {
  return {
    ...{ id: 'i', name: 'Hamlet', slug: 'hamlet', type: 'production', subType: 'Production', image: null },
    ...{
      shortIntroduction: '',
      longIntroduction: '',
      date: null,
      firstPublishedAt: '2026-01-01',
      media: null,
    },
    ...{ documents: [], producerNames: none, relatedProductions: none, relatedInterviews: none },
    ...{ relatedWorkshops: none, relatedGuides: none, relatedLessonPlans: none, relatedSeries: none },
    ...{ relatedSkills: none, relatedGenres: none, relatedThemes: none, relatedPeople: none },
    ...{ relatedEducationLevelNames: none, relatedSegmentIds: none, hasAdultThemes: false },
    ...{ healthGuidance: none, authors: [], disablePrintAndDownload: false, hideOutline: false },
    ...given,
  };
}
