import type { Work } from '@/lib/domain/records/work';
import type { MarcContext } from '@/lib/domain/records/marc-record';

/** The film of the contract's example. */
export const hamlet: Work = {
  id: 'production-hamlet-lantern-yard', type: 'production', name: 'Hamlet', kind: 'video',
  address: 'https://library.example/productions/hamlet-lantern-yard', entered: '2024-07-21', date: '2023-05-01',
  company: 'The Lantern Yard Company', country: 'United Kingdom', performanceOf: 'Hamlet', original: [], spoken: ['en'], captions: ['en'],
  minutes: 1, seconds: 63, pages: null, isPdf: false, writers: [{ name: 'William Shakespeare', dates: '1564-1616' }], directors: [{ name: 'Cosmo Adeyinka-Lisle' }],
  cast: [
    { name: 'Caspian Thorley-Rao', role: 'Hamlet', known: true }, { name: 'Sunniva Thackwray', role: 'Claudius', known: false },
    { name: 'Inès Quarrington', role: 'Gertrude', known: false },
  ],
  creative: [
    { name: 'Wilhelmina Stroud-Okeke', role: 'Set designer', known: false },
    { name: 'Amaranta Holloway-Díaz', role: 'Costume designer', known: false }, { name: 'Linus Corvane', role: 'Screen director', known: false },
  ],
  series: ['Hamlet at close range'], chapters: ['The battlements, before dawn', 'The question', 'To die, to sleep', 'There’s the rub'],
  summary: 'A two-hour Hamlet on the battlements, with nine actors and a red curtain that everyone has a reason to stand behind.',
  guidance: ['Haze and smoke', 'Flashing lights', 'Violence', 'Suicide'], levels: [{ name: 'Key Stage 3 (Years 7-9)', isGrade: false, isPrimary: false }],
  access: [], themes: ['Revenge'], genres: [], courses: [], form: 'Filmed performances.', picture: null,
}; // prettier-ignore

export const marcOfTests: MarcContext = {
  orgCode: 'UkXxOTL',
  libraryName: 'Open Theatre Library',
  changed: new Date('2026-09-01T09:00:00Z'),
  status: 'n',
  link: (address) => address,
};
