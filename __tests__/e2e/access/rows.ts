/**
 * The rows of the access matrix. `expected` holds one outcome a caller, in the order of `callerNames`:
 * nobody, forged, expiredToken, otherAudience, unsigned, unknownPerson, network | trial, lapsed, otherOrganisation,
 * restricted, full, administrator, superuser.
 */
export interface Row {
  name: string;
  /** The page's file, or the call as the OpenAPI document names it. */
  call: string;
  path: string;
  body?: object;
  expected: string;
}

/** Items of the sample library that a rule is about; docs/library.md lists them. */
const PLAYABLE = 'production-to-be-or-not-to-be';
const ADULT = 'lysistrata';
const BRITISH_ONLY = 'king-john-young-company';
const NOT_AMERICAN = 'titus-andronicus-lantern-yard';
const DOCUMENT_ITEM = 'guide-antigone-study-guide';
const COURSE = 'trainingCourse-dt-101-using-the-platform';
const TEACHER = 'demo-teacher';

const everyone = (status: number) => Array.from({ length: 14 }, () => status).join(' ');

const page = (file: string, path: string, expected: string): Row => ({ name: `page ${path}`, call: file, path, expected });

export const pageRows: readonly Row[] = [
  page('index.tsx', '/', everyone(200)),
  page('search.tsx', '/search?q=lear', everyone(200)),
  page('[listing]/index.tsx', '/productions', everyone(200)),
  page('[listing]/[slug].tsx', '/productions/to-be-or-not-to-be', everyone(200)),
  page('[listing]/[slug].tsx', `/titles/${ADULT}`, '?'),
  page('[listing]/[slug].tsx', `/productions/${BRITISH_ONLY}`, '?'),
  page('[listing]/[slug].tsx', `/productions/${NOT_AMERICAN}`, '?'),
  page('about.tsx', '/about', everyone(200)),
  page('accessibility.tsx', '/accessibility', everyone(200)),
  page('privacy.tsx', '/privacy', everyone(200)),
  page('account/training.tsx', '/account/training', '?'),
  page('callback.tsx', '/callback', everyone(200)),
  page('certificates/index.tsx', '/certificates', everyone(200)),
  page('certificates/[code].tsx', `/certificates/${'A'.repeat(26)}`, '?'),
  page('logged-out.tsx', '/logged-out', everyone(200)),
  page('my-bookmarks.tsx', '/my-bookmarks', '?'),
  page('robots.txt.tsx', '/robots.txt', everyone(200)),
  page('series/[slug]/members.json.tsx', '/series/the-art-of-comedy/members.json', '?'),
  page('sign-in.tsx', '/sign-in', '?'),
  page('sitemap.xml.tsx', '/sitemap.xml', everyone(200)),
  page('sitemaps/[file].tsx', '/sitemaps/productions-1.xml', '?'),
  page('training/[slug]/index.tsx', '/training/dt-101-using-the-platform', '?'),
  page('training/[slug]/[module].tsx', '/training/dt-101-using-the-platform/1', '?'),
];

const call = (method: string, template: string, path: string, expected: string, body?: object): Row => ({
  name: `${method} ${path}${body ? ` ${JSON.stringify(body)}` : ''}`,
  call: `${method} ${template}`,
  path,
  ...(body ? { body } : {}),
  expected,
});

export const restRows: readonly Row[] = [
  call('get', '/api/what-is-my-ip', '/api/what-is-my-ip', '?'),
  call('get', '/api/user-survey-metadata', `/api/user-survey-metadata?user-id=${TEACHER}`, '?'),
  call('post', '/api/user-survey-metadata', '/api/user-survey-metadata', '?', { userId: TEACHER, nextDisplayTimestamp: 0, dismissalCounter: 0 }),
  call('post', '/api/user-survey', '/api/user-survey', '?', { userId: TEACHER, organisationId: null, parentCompanyId: null, organisationName: null, parentCompanyName: null, subscriptionStart: null, subscriptionEnd: null, score: 5 }),
  call('post', '/api/feedback', '/api/feedback', '?', { parentCompanyId: null, organisationId: null, role: 'Teacher', recommend: 'yes', explain: '', other: '' }),
  call('get', '/api/users/{id}/notifications', `/api/users/${TEACHER}/notifications`, '?'),
  call('post', '/api/users/{id}/notifications', `/api/users/${TEACHER}/notifications`, '?', { notifications: [] }),
  call('get', '/api/resume-positions', '/api/resume-positions', '?'),
  call('post', '/api/resume-positions', '/api/resume-positions', '?', { contentId: PLAYABLE, seconds: 1, durationSeconds: 60 }),
  call('get', '/api/users/{id}/personal-data', `/api/users/${TEACHER}/personal-data`, '?'),
  call('post', '/api/users/{id}/personal-data/deletion', `/api/users/nobody-at-all/personal-data/deletion`, '?', {}),
  call('get', '/api/organisations/{id}', '/api/organisations/harbourside-academy', '?'),
  call('get', '/api/organisations/{id}', '/api/organisations/lakeview-high-school', '?'),
  call('get', '/api/bookmarks', '/api/bookmarks', '?'),
  call('post', '/api/playback-grants', '/api/playback-grants', '?', { contentId: PLAYABLE }),
  call('post', '/api/playback-grants', '/api/playback-grants', '?', { contentId: `production-${BRITISH_ONLY}` }),
  call('post', '/api/document-grants', '/api/document-grants', '?', { contentId: DOCUMENT_ITEM, documentId: 'documentMedia-guide-antigone-study-guide', purpose: 'read' }),
  call('get', '/api/certificates/{contentId}', `/api/certificates/${COURSE}`, '?'),
  call('get', '/api/certificates/{contentId}/sharing', `/api/certificates/${COURSE}/sharing`, '?'),
  call('post', '/api/certificates/{contentId}/sharing', `/api/certificates/${COURSE}/sharing`, '?', { showName: false }),
  call('get', '/api/certificate-checks/{code}', `/api/certificate-checks/${'A'.repeat(26)}`, '?'),
  call('post', '/api/frontend-error-logger', '/api/frontend-error-logger', '?', { message: 'matrix', error: 'Error', stack: null, name: null, type: 'error', logId: null, userId: null }),
  call('post', '/api/analytics', '/api/analytics', '?', { events: [] }),
  call('get', '/api/standards', '/api/standards?limit=1', '?'),
  call('get', '/api/suggest', '/api/suggest?q=lear', '?'),
  call('post', '/api/skills', '/api/skills', '?', { slug: [] }),
  call('get', '/api/skills', '/api/skills?limit=1', '?'),
  call('get', '/api/{listing}', '/api/search?limit=1', '?'),
  call('get', '/api/{listing}/{slug}', `/api/titles/${ADULT}`, '?'),
  call('get', '/api/{listing}/{slug}', `/api/productions/${BRITISH_ONLY}`, '?'),
  call('get', '/api/{listing}/{slug}', `/api/productions/${NOT_AMERICAN}`, '?'),
]; // prettier-ignore

const graphql = (query: string, expected: string): Row => ({
  name: `GraphQL ${query}`,
  call: 'post /graphql',
  path: '/graphql',
  body: { query },
  expected,
});

export const graphqlRows: readonly Row[] = [
  '{ myBookmarks { contentId } }',
  '{ myTrainingProgress { contentId } }',
  '{ myCourseCertificates { contentId } }',
  '{ myUserLinks { key } }',
  '{ myUserSettings { key } }',
  `{ getMyCourseCertificateForCourse(contentId: "${COURSE}") { contentId } }`,
  'mutation { setUserLinkVisited(key: "matrix") { key } }',
  `mutation { setUserSetting(userId: "${TEACHER}", key: "matrix", value: "true") { settings { key } } }`,
  'mutation { startTrainingModule(contentId: "trainingCourseModule-dt-101-1") { contentId } }',
  'mutation { completeTrainingModule(contentId: "trainingCourseModule-dt-101-1") { contentId } }',
  `mutation { requestCertificate(contentId: "${COURSE}") { contentId } }`,
  `mutation { addBookmarkItem(item: { contentId: "${PLAYABLE}", relatedContentId: null }) { items { contentId } } }`,
  `mutation { deleteBookmarkItem(contentId: "${PLAYABLE}") { items { contentId } } }`,
].map((query) => graphql(query, '?'));
