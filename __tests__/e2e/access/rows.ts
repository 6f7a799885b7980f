import { reportIds } from '@/lib/contracts/usage/counter';
import { SECOND_ISSUER_PORT_BASE } from '../support/ports';
import { adminRows, OPERATORS_CALL } from './admin-rows';
import { call, everyone, type Row } from './row';

/** Items of the sample library that a rule is about; docs/library.md lists them. */
const PLAYABLE = 'production-to-be-or-not-to-be';
const ADULT = 'lysistrata';
const BRITISH_ONLY = 'king-john-young-company';
const NOT_AMERICAN = 'titus-andronicus-lantern-yard';
const DOCUMENT_ITEM = 'guide-antigone-study-guide';
const COURSE = 'trainingCourse-dt-101-using-the-platform';
const MODULE = 'trainingCourseModule-dt-101-find-what-you-need';
const TEACHER = 'demo-teacher';
const NO_LIST = '/api/lists/00000000-0000-4000-8000-000000000000';

const ADMINISTRATORS_PAGE = '307 307 307 307 307 404 307 404 404 404 404 404 200 200';

const page = (file: string, path: string, expected: string): Row => ({
  name: `page ${path}`,
  call: file,
  path,
  expected,
});

export const pageRows: readonly Row[] = [
  page('index.tsx', '/', everyone(200)),
  page('search.tsx', '/search?q=lear', everyone(200)),
  page('[listing]/index.tsx', '/productions', everyone(200)),
  page('[listing]/[slug].tsx', '/productions/to-be-or-not-to-be', everyone(200)),
  page('[listing]/[slug].tsx', `/titles/${ADULT}`, '200 200 200 200 200 404 200 200 200 200 404 200 200 200'),
  page(
    '[listing]/[slug].tsx',
    `/productions/${BRITISH_ONLY}`,
    '404 404 404 404 404 404 200 200 200 404 404 200 200 200',
  ),
  page(
    '[listing]/[slug].tsx',
    `/productions/${NOT_AMERICAN}`,
    '200 200 200 200 200 404 200 200 200 404 404 200 200 200',
  ),
  page('about.tsx', '/about', everyone(200)),
  page('accessibility.tsx', '/accessibility', everyone(200)),
  page('help.tsx', '/help', everyone(200)),
  page('[...missing].tsx', '/not/a/page', everyone(404)),
  page('not-known.tsx', '/not-known', '307 307 307 307 307 200 307 307 307 307 307 307 307 307'),
  page('imprint.tsx', '/imprint', everyone(404)),
  page('privacy.tsx', '/privacy', everyone(200)),
  page('data-protection.tsx', '/data-protection', everyone(200)),
  page(
    'account/training.tsx',
    '/account/training',
    '307 307 307 307 307 200 200 200 200 200 200 200 200 200',
  ),
  page('account/index.tsx', '/account', '307 307 307 307 307 200 200 200 200 200 200 200 200 200'),
  page('feedback.tsx', '/feedback', everyone(200)),
  page('callback.tsx', '/callback', everyone(200)),
  page('certificates/index.tsx', '/certificates', everyone(200)),
  page('certificates/[code].tsx', `/certificates/${'A'.repeat(26)}`, everyone(404)),
  page('logged-out.tsx', '/logged-out', everyone(200)),
  page('my-bookmarks.tsx', '/my-bookmarks', '307 307 307 307 307 200 200 200 200 200 200 200 200 200'),
  page('[listing]/index.tsx', '/study-units', everyone(200)),
  page('[listing]/index.tsx', '/curricula', everyone(200)),
  page('[listing]/index.tsx', '/genres', everyone(200)),
  page('explore.tsx', '/explore', everyone(200)),
  // Who is signed in has found it; a classroom's network is told which it is.
  page(
    'sign-in/school.tsx',
    '/sign-in/school?name=harb',
    '200 200 200 200 200 307 200 307 307 307 307 307 307 307',
  ),
  // A person whom the administration does not concern is answered as for a page that does not exist.
  page('admin/[[...section]].tsx', '/admin', ADMINISTRATORS_PAGE),
  page('admin/[[...section]].tsx', '/admin/usage', ADMINISTRATORS_PAGE),
  page('admin/[[...section]].tsx', '/admin/nothing', everyone(404)),
  page(
    'admin/[[...section]].tsx',
    '/admin/audit?organisation=lakeview-high-school',
    '307 307 307 307 307 404 307 404 404 404 404 404 404 200',
  ),
  page(
    'admin/[[...section]].tsx',
    '/admin/recordings',
    '307 307 307 307 307 404 307 404 404 404 404 404 404 200',
  ),
  page(
    'admin/recordings/[assetId].tsx',
    '/admin/recordings/no-recording',
    '307 307 307 307 307 404 307 404 404 404 404 404 404 200',
  ),
  page('class/index.tsx', '/class', everyone(200)),
  page(
    'class/[key].tsx',
    `/class/${'A'.repeat(22)}`,
    '404 404 404 404 404 404 404 404 404 404 404 404 404 404',
  ),
  page(
    'lists/[id]/play.tsx',
    `${NO_LIST.slice(4)}/play`,
    '307 307 307 307 307 404 307 404 404 404 404 404 404 404',
  ),
  page(
    'play/[listing]/[slug].tsx',
    '/play/productions/to-be-or-not-to-be',
    '307 307 307 307 307 307 200 200 307 200 200 200 200 200',
  ),
  page('play/[listing]/[slug].tsx', `/play/productions/${BRITISH_ONLY}`, everyone(404)),
  page('compare.tsx', '/compare', everyone(200)),
  page(
    'compare.tsx',
    `/compare?a=/productions/${BRITISH_ONLY}&b=/productions/to-be-or-not-to-be`,
    everyone(200),
  ),
  page('hand-over.tsx', '/hand-over', '307 307 307 307 307 200 200 200 200 200 200 200 200 200'),
  page('lists/index.tsx', '/lists', '307 307 307 307 307 200 200 200 200 200 200 200 200 200'),
  page('lists/[id]/index.tsx', NO_LIST.slice(4), '307 307 307 307 307 404 307 404 404 404 404 404 404 404'),
  page('lists/[id]/[file].tsx', `${NO_LIST.slice(4)}/list.csv`, everyone(404)),
  page('robots.txt.tsx', '/robots.txt', everyone(200)),
  page('series/[slug]/members.json.tsx', '/series/the-art-of-comedy/members.json', everyone(200)),
  page('sign-in/index.tsx', '/sign-in', '200 200 200 200 200 307 200 307 307 307 307 307 307 307'),
  page('sign-in/start.tsx', '/sign-in/start', '302 302 302 302 302 302 302 302 302 302 302 302 302 302'),
  page('sign-out.tsx', '/sign-out', '303 303 303 303 303 303 303 303 303 303 303 303 303 303'),
  page('sitemap.xml.tsx', '/sitemap.xml', everyone(200)),
  page('sitemaps/[file].tsx', '/sitemaps/productions-1.xml', everyone(200)),
  page('training/[slug]/index.tsx', '/training/dt-101-using-the-platform', everyone(200)),
  page(
    'training/[slug]/[module].tsx',
    '/training/dt-101-using-the-platform/dt-101-find-what-you-need',
    everyone(200),
  ),
];

/** One key a call, because calls are limited by key. */
const counterRow = (path: string): Row =>
  call(
    'get',
    `/counter/r51/${path}`,
    `/counter/r51/${path}?customer_id=harbourside-academy&api_key=no-key-${path.replace('/', '-')}&begin_date=2026-01&end_date=2026-01`,
    everyone(401),
  );

const embedPath = (slug: string) =>
  `/oembed?url=${encodeURIComponent(`http://localhost:${SECOND_ISSUER_PORT_BASE}/productions/${slug}`)}`;

/** What systems of libraries ask for: they are known by a key, and no person's token opens or closes anything. */
const libraryRows: readonly Row[] = [
  call('get', '/counter/r51/status', '/counter/r51/status', everyone(200)),
  counterRow('reports'),
  counterRow('members'),
  ...reportIds.map((id) => counterRow(`reports/${id.toLowerCase()}`)),
  call('get', '/oai', '/oai?verb=Identify', everyone(200)),
  call('get', '/oai/o/{customer}', '/oai/o/harbourside-academy?verb=Identify', everyone(401)),
  call('get', '/marc/items/{file}', `/marc/items/${PLAYABLE}.mrc`, everyone(200)),
  call('get', '/marc/items/{file}', `/marc/items/production-${BRITISH_ONLY}.mrc`, everyone(404)),
  call('get', '/marc/{file}', '/marc/all.xml', everyone(200)),
  call('get', '/marc/{file}', '/marc/harbourside-academy.xml', everyone(401)),
  call('get', '/kbart/{name}', '/kbart/latest', everyone(200)),
  call('get', '/kbart/o/{customer}/latest', '/kbart/o/harbourside-academy/latest', everyone(401)),
  call('get', '/feeds/{file}', '/feeds/new.atom', everyone(200)),
  call('get', '/feeds/{file}', '/feeds/nothing.atom', everyone(404)),
  call('get', '/oembed', embedPath('to-be-or-not-to-be'), everyone(200)),
  call('get', '/oembed', embedPath(BRITISH_ONLY), everyone(404)),
  call('get', '/opensearch.xml', '/opensearch.xml', everyone(200)),
];

export const restRows: readonly Row[] = [
  call('get', '/api/what-is-my-ip', '/api/what-is-my-ip', everyone(200)),
  call('get', '/api/user-survey-metadata', `/api/user-survey-metadata?user-id=${TEACHER}`, '401 401 401 401 401 403 401 403 403 403 403 200 403 200'),
  call('post', '/api/user-survey-metadata', '/api/user-survey-metadata', '401 401 401 401 401 403 401 403 403 403 403 200 403 403', { userId: TEACHER, nextDisplayTimestamp: 0, dismissalCounter: 0 }),
  call('post', '/api/user-survey', '/api/user-survey', '401 401 401 401 401 403 401 403 403 403 403 201 403 403', { userId: TEACHER, organisationId: null, parentCompanyId: null, organisationName: null, parentCompanyName: null, subscriptionStart: null, subscriptionEnd: null, score: 5 }),
  call('post', '/api/feedback', '/api/feedback', '401 401 401 401 401 201 401 201 201 201 201 201 201 201', { parentCompanyId: null, organisationId: null, role: 'Teacher', recommend: 'yes', explain: '', other: '' }),
  call('get', '/api/users/{id}/notifications', `/api/users/${TEACHER}/notifications`, '401 401 401 401 401 403 401 403 403 403 403 200 403 403'),
  call('post', '/api/users/{id}/notifications', `/api/users/${TEACHER}/notifications`, '401 401 401 401 401 403 401 403 403 403 403 200 403 403', { notifications: [] }),
  call('get', '/api/resume-positions', '/api/resume-positions', '401 401 401 401 401 200 401 200 200 200 200 200 200 200'),
  call('post', '/api/resume-positions', '/api/resume-positions', '401 401 401 401 401 200 401 200 200 200 200 200 200 200', { contentId: PLAYABLE, seconds: 1, durationSeconds: 60 }),
  call('get', '/api/sessions', '/api/sessions', '401 401 401 401 401 200 401 200 200 200 200 200 200 200'),
  call('post', '/api/sessions/end', '/api/sessions/end', '401 401 401 401 401 404 401 404 404 404 404 404 404 404', { id: 'none' }),
  call('get', '/api/users/{id}/personal-data', `/api/users/${TEACHER}/personal-data`, '401 401 401 401 401 403 401 403 403 403 403 200 403 403'),
  call('get', '/api/users/{id}/personal-data/counts', `/api/users/${TEACHER}/personal-data/counts`, '401 401 401 401 401 403 401 403 403 403 403 200 403 403'),
  call('post', '/api/users/{id}/personal-data/deletion', `/api/users/nobody-at-all/personal-data/deletion`, '401 401 401 401 401 403 401 403 403 403 403 403 403 403', {}),
  call('get', '/api/organisations/{id}', '/api/organisations/harbourside-academy', '403 401 401 401 401 403 200 403 403 403 403 200 200 200'),
  call('get', '/api/organisations/{id}', '/api/organisations/lakeview-high-school', '403 401 401 401 401 403 403 403 403 200 403 403 403 200'),
  call('get', '/api/bookmarks', '/api/bookmarks', '401 401 401 401 401 200 401 200 200 200 200 200 200 200'),
  call('get', '/api/visibility-reasons', '/api/visibility-reasons?path=/productions/nothing', '401 401 401 401 401 403 401 403 403 403 403 403 200 200'),
  call('get', '/api/lists', '/api/lists', '401 401 401 401 401 200 401 200 200 200 200 200 200 200'),
  call('post', '/api/lists', '/api/lists', '401 401 401 401 401 404 401 404 404 404 404 404 404 404', { id: '11111111-1111-4111-8111-111111111111', name: 'A copy', copyOf: NO_LIST.slice(11) }),
  call('get', '/api/lists/{id}', NO_LIST, '404 401 401 401 401 404 404 404 404 404 404 404 404 404'),
  call('post', '/api/lists/{id}/changes', `${NO_LIST}/changes`, '401 401 401 401 401 404 401 404 404 404 404 404 404 404', { changes: [{ do: 'rename', was: 'A', name: 'B' }] }),
  call('post', '/api/lists/{id}/deletion', `${NO_LIST}/deletion`, '401 401 401 401 401 200 401 200 200 200 200 200 200 200', {}),
  call('get', '/api/class-openings', `/api/class-openings?listId=${NO_LIST.slice(11)}`, '401 401 401 401 401 404 401 404 404 404 404 404 404 404'),
  call('post', '/api/class-openings', '/api/class-openings', '401 401 401 401 401 403 401 404 404 404 404 404 404 404', { id: '11111111-1111-4111-8111-111111111111', listId: NO_LIST.slice(11), opensAt: '2026-01-01T00:00:00.000Z', closesAt: '2026-01-02T00:00:00.000Z' }),
  call('post', '/api/class-openings/{id}/closing', `/api/class-openings/${NO_LIST.slice(11)}/closing`, '401 401 401 401 401 404 401 404 404 404 404 404 404 404', {}),
  call('get', '/api/class-openings/{id}/state', `/api/class-openings/${NO_LIST.slice(11)}/state`, everyone(200)),
  call('post', '/api/class/entries', '/api/class/entries', '404 401 401 401 401 404 404 404 404 404 404 404 404 404', { code: 'AAAAAA' }),
  call('post', '/api/class/{key}/visits', `/api/class/${'A'.repeat(22)}/visits`, '404 401 401 401 401 404 404 404 404 404 404 404 404 404', {}),
  call('get', '/api/class/{key}', `/api/class/${'A'.repeat(22)}`, '404 401 401 401 401 404 404 404 404 404 404 404 404 404'),
  call('get', '/api/notes', '/api/notes', '401 401 401 401 401 200 401 200 200 200 200 200 200 200'),
  call('post', '/api/notes', '/api/notes', '401 401 401 401 401 404 401 404 404 404 404 404 404 404', { id: '11111111-1111-4111-8111-111111111111', contentId: 'nothing', seconds: 1, text: 'A note' }),
  call('post', '/api/notes/{id}/deletion', '/api/notes/00000000-0000-4000-8000-000000000000/deletion', '401 401 401 401 401 200 401 200 200 200 200 200 200 200', {}),
  call('post', '/api/hand-overs', '/api/hand-overs', '403 401 401 401 401 403 200 403 403 403 403 403 403 403', { entries: [], places: [] }),
  call('get', '/api/hand-overs/{id}', `/api/hand-overs/${NO_LIST.slice(11)}`, '403 401 401 401 401 403 404 403 403 403 403 403 403 403'),
  call('post', '/api/hand-overs/{id}/answer', `/api/hand-overs/${NO_LIST.slice(11)}/answer`, '403 401 401 401 401 403 404 403 403 403 403 403 403 403', { agrees: true }),
  call('post', '/api/hand-over-claims', '/api/hand-over-claims', '401 401 401 401 401 403 401 404 404 404 404 404 404 404', { code: 'AAAAAA' }),
  call('get', '/api/hand-over-claims/{id}', `/api/hand-over-claims/${NO_LIST.slice(11)}`, '401 401 401 401 401 404 401 404 404 404 404 404 404 404'),
  call('post', '/api/hand-over-claims/{id}/wish', `/api/hand-over-claims/${NO_LIST.slice(11)}/wish`, '401 401 401 401 401 404 401 404 404 404 404 404 404 404', { listId: null }),
  call('post', '/api/playback-grants', '/api/playback-grants', '401 401 401 401 401 403 200 200 403 200 200 200 200 200', { contentId: PLAYABLE }),
  call('post', '/api/playback-grants', '/api/playback-grants', '404 401 401 401 401 404 404 404 404 404 404 404 404 404', { contentId: `production-${BRITISH_ONLY}` }),
  call('post', '/api/document-grants', '/api/document-grants', '401 401 401 401 401 403 200 200 403 200 200 200 200 200', { contentId: DOCUMENT_ITEM, documentId: 'documentMedia-guide-antigone-study-guide', purpose: 'read' }),
  call('get', '/api/transcript-openings/{contentId}', `/api/transcript-openings/${PLAYABLE}`, '200 401 401 401 401 200 200 200 200 200 200 200 200 200'),
  call('get', '/api/transcript-openings/{contentId}', `/api/transcript-openings/production-${BRITISH_ONLY}`, '404 401 401 401 401 404 404 404 404 404 404 404 404 404'),
  call('get', '/api/certificates/{contentId}', `/api/certificates/${COURSE}`, '401 401 401 401 401 404 401 404 404 404 404 404 404 404'),
  call('get', '/api/certificates/{contentId}/sharing', `/api/certificates/${COURSE}/sharing`, '401 401 401 401 401 404 401 404 404 404 404 404 404 404'),
  call('post', '/api/certificates/{contentId}/sharing', `/api/certificates/${COURSE}/sharing`, '401 401 401 401 401 404 401 404 404 404 404 404 404 404', { showName: false }),
  call('get', '/api/certificate-checks/{code}', `/api/certificate-checks/${'A'.repeat(26)}`, everyone(404)),
  call('post', '/api/frontend-error-logger', '/api/frontend-error-logger', everyone(204), { message: 'matrix', error: 'Error', stack: null, name: null, type: 'error', logId: null, userId: null }),
  call('post', '/api/analytics', '/api/analytics', everyone(204), { events: [{ category: 'Matrix', action: 'ask', name: 'x', page: { path: '/', title: 'x' }, at: 0 }] }),
  call('post', '/api/usage', '/api/usage', '204 401 401 401 401 204 204 204 204 204 204 204 204 204', { uses: [{ action: 'view', contentId: PLAYABLE }] }),
  call('get', '/api/me/page', '/api/me/page', '401 401 401 401 401 200 401 200 200 200 200 200 200 200'),
  ...adminRows,
  ...libraryRows,
  call('get', '/api/standards', '/api/standards?limit=1', '200 401 401 401 401 200 200 200 200 200 200 200 200 200'),
  call('get', '/api/suggest', '/api/suggest?q=lear', '200 401 401 401 401 200 200 200 200 200 200 200 200 200'),
  call('get', '/api/items', '/api/items?id=title-king-lear', '200 401 401 401 401 200 200 200 200 200 200 200 200 200'),
  call('post', '/api/skills', '/api/skills', '200 401 401 401 401 200 200 200 200 200 200 200 200 200', { slug: [] }),
  call('get', '/api/skills', '/api/skills?limit=1', '200 401 401 401 401 200 200 200 200 200 200 200 200 200'),
  call('get', '/api/{listing}', '/api/search?limit=1', '200 401 401 401 401 200 200 200 200 200 200 200 200 200'),
  call('get', '/api/{listing}', '/api/search?limit=1&searchTerm=lear&explain=1', OPERATORS_CALL),
  call('get', '/api/{listing}/{slug}', `/api/titles/${ADULT}`, '200 401 401 401 401 404 200 200 200 200 404 200 200 200'),
  call('get', '/api/{listing}/{slug}', `/api/productions/${BRITISH_ONLY}`, '404 401 401 401 401 404 200 200 200 404 404 200 200 200'),
  call('get', '/api/{listing}/{slug}', `/api/productions/${NOT_AMERICAN}`, '200 401 401 401 401 404 200 200 200 404 404 200 200 200'),
  call('get', '/api/{listing}/{slug}/similar', `/api/titles/${ADULT}/similar`, '200 401 401 401 401 404 200 200 200 200 404 200 200 200'),
]; // prettier-ignore

const graphql = (query: string, expected: string): Row => ({
  name: `GraphQL ${query}`,
  call: 'post /graphql',
  path: '/graphql',
  body: { query },
  expected,
});

/** Nobody and a network have nothing personal (D40): `UNAUTHENTICATED` for them, `outcomes` for the persons. */
function persons(unknownPerson: string, others: readonly string[]): string {
  const none = 'UNAUTHENTICATED';
  return [none, none, none, none, none, unknownPerson, none, ...others].join(' ');
}
const everyPerson = (outcome: string) =>
  persons(
    outcome,
    Array.from({ length: 7 }, () => outcome),
  );
const no = 'FORBIDDEN';
/** Who has no subscription is not taught: nobody known to customers, and the lapsed. */
const subscribers = (outcome: string) =>
  persons(no, [outcome, no, outcome, outcome, outcome, outcome, outcome]);
const teacherAlone = persons(no, [no, no, no, no, 'ok', no, no]);

export const graphqlRows: readonly Row[] = [
  graphql('{ myBookmarks { contentId } }', everyPerson('ok')),
  graphql('{ myTrainingProgress { contentId } }', everyPerson('ok')),
  graphql('{ myCourseCertificates { contentId } }', everyPerson('ok')),
  graphql('{ myUserLinks { key } }', everyPerson('ok')),
  graphql('{ myUserSettings { key } }', everyPerson('ok')),
  graphql(`{ getMyCourseCertificateForCourse(contentId: "${COURSE}") { contentId } }`, everyPerson('ok')),
  graphql('mutation { setUserLinkVisited(key: "matrix") { key } }', everyPerson('ok')),
  graphql(
    `mutation { setUserSetting(userId: "${TEACHER}", key: "matrix", value: "true") { settings { key } } }`,
    teacherAlone,
  ),
  graphql(`mutation { startTrainingModule(contentId: "${MODULE}") { contentId } }`, subscribers('ok')),
  graphql('mutation { startTrainingModule(contentId: "no-module") { contentId } }', everyPerson('NOT_FOUND')),
  graphql(`mutation { completeTrainingModule(contentId: "${MODULE}") { contentId } }`, subscribers('ok')),
  graphql(
    `mutation { requestCertificate(contentId: "${COURSE}") { contentId } }`,
    subscribers('COURSE_INCOMPLETE'),
  ),
  graphql(
    `mutation { addBookmarkItem(item: { contentId: "${PLAYABLE}", relatedContentId: null }) { items { contentId } } }`,
    everyPerson('ok'),
  ),
  graphql(
    'mutation { addBookmarkItem(item: { contentId: "no-item" }) { items { contentId } } }',
    everyPerson('NOT_FOUND'),
  ),
  graphql(
    `mutation { deleteBookmarkItem(contentId: "${PLAYABLE}") { items { contentId } } }`,
    everyPerson('ok'),
  ),
];
