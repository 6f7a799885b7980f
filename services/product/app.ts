/** The product service's server with all its routes; the caller runs `listen` or `inject`. */
import { productTypeDefs } from '@/lib/contracts/product-graphql';
import { allowOrigins } from '@/services/common/http/cors';
import { createServer } from '@/services/common/http/http';
import { otherMethods } from '@/services/common/http/methods';
import { registerDocumentation } from '@/services/common/operations/documentation';
import type { ProductContext } from './context';
import { authoriseFirst, boundPersonal } from './routes/guards';
import { registerGraphql } from './graphql/register';
import { Repositories } from './records/repository';
import { createReportQueue } from './counter/report';
import { registerAdmin } from './routes/admin/register';
import { registerBookmarks } from './routes/personal/bookmarks';
import { registerCertificates } from './routes/personal/certificates';
import { registerCounter } from './routes/counter';
import { registerClasses } from './routes/classes';
import { registerGrants } from './routes/grants';
import { registerItems } from './routes/items';
import { registerKbart } from './routes/records/kbart';
import { isListing, registerListings } from './routes/listings';
import { registerHandOvers } from './routes/hand-overs';
import { registerLists } from './routes/lists';
import { registerMarc } from './routes/records/marc';
import { registerMetrics } from './routes/metrics';
import { registerNotes } from './routes/personal/notes';
import { registerMyPage } from './routes/personal/my-page';
import { registerOrganisations } from './routes/organisations';
import { registerPersonalData } from './routes/personal/personal-data';
import { registerFeeds } from './routes/records/feeds';
import { registerOai } from './routes/records/oai';
import { registerReports } from './routes/reports';
import { registerSessions } from './routes/personal/sessions';
import { registerStandards } from './routes/standards';
import { registerSurvey } from './routes/personal/survey';
import { registerUsage } from './routes/usage';
import { registerUsers } from './routes/personal/users';
import { registerTranscriptOpenings } from './routes/transcript-openings';
import { registerVisibilityReasons } from './routes/visibility-reasons';
import { registerWhatIsMyIp } from './routes/what-is-my-ip';

export interface ProductAppOptions extends ProductContext {
  /** Web origins whose pages may call (D7). */
  origins: readonly string[];
  ready: () => Promise<void>;
}

export async function createApp({ origins, ready, ...context }: ProductAppOptions) {
  const app = createServer({ log: context.log, ready });
  await allowOrigins(app, origins);
  authoriseFirst(app, context.visitors);
  boundPersonal(app);
  await registerDocumentation(app, {
    title: 'Product API',
    description:
      'Search, listings, grants, certificates and personal data. GraphQL is at POST /graphql, its schema at /docs/schema.graphql.',
    schemaText: productTypeDefs,
  });
  const methods = otherMethods(app, ({ listing }) => listing === undefined || isListing(listing));
  registerMetrics(app, context);
  registerWhatIsMyIp(app, context);
  registerSurvey(app, context);
  registerUsers(app, context);
  registerPersonalData(app, context);
  registerSessions(app, context);
  registerOrganisations(app, context);
  registerBookmarks(app, context);
  registerMyPage(app, context);
  registerLists(app, context);
  registerClasses(app, context);
  registerHandOvers(app, context);
  registerNotes(app, context);
  registerVisibilityReasons(app, context);
  registerGrants(app, context);
  registerTranscriptOpenings(app, context);
  registerCertificates(app, context);
  await registerReports(app, context);
  registerUsage(app, context);
  const patient = { ...context, db: context.patientDb };
  const reportQueue = createReportQueue();
  await registerCounter(app, patient, reportQueue);
  const repositories = new Repositories(patient);
  await registerOai(app, repositories);
  registerMarc(app, repositories);
  registerKbart(app, repositories, context);
  registerFeeds(app, context);
  registerAdmin(app, context, { repositories, reportQueue });
  registerGraphql(app, context);
  registerStandards(app, context);
  registerItems(app, context);
  registerListings(app, context);
  methods.refuse();
  return app;
}
