/** Lighthouse's accessibility score of every screen of the administration, in a signed-in browser. */
import { openSignedIn } from './signed-in-browser.mjs';

/** Demonstration accounts (services/common/demo-accounts.ts), and the screens they can see. */
const visitors = [
  {
    email: 'administrator@harbourside.example',
    password: 'curtain-up-admin',
    sections: ['', '/usage', '/subscription', '/library', '/people', '/networks', '/controls', '/audit'],
  },
  {
    email: 'superuser@library.example',
    password: 'curtain-up-superuser',
    sections: ['', '/organisations', '/companies', '/content', '/jobs', '/changes', '/recordings', '/subscription?organisation=harbourside-academy'],
  },
]; // prettier-ignore

/** The score in per cent, and the audits that failed. */
async function visit(lighthouse, address, port) {
  const options = { port, output: 'json', logLevel: 'error', onlyCategories: ['accessibility'], disableStorageReset: true };
  const { lhr } = await lighthouse(address, options);
  const { score, auditRefs } = lhr.categories.accessibility;
  const failed = auditRefs.filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1);
  // A person without access gets an error page, which would pass: so check that the screen itself was reached.
  const isThere = new URL(lhr.finalDisplayedUrl).pathname === new URL(address).pathname && !lhr.runtimeError;
  return { score: Math.round((score ?? 0) * 100), faults: [...failed.map(({ id }) => id), ...(isThere ? [] : ['not reached'])] };
} // prettier-ignore

/** Prints one line per screen; returns how many are below 100. */
export async function administrationFaults({ lighthouse, ...place }) {
  const { library, port } = place;
  let below = 0;
  for (const visitor of visitors) {
    const { page, close } = await openSignedIn(place, visitor);
    try {
      for (const section of visitor.sections) {
        const address = `${library}/admin${section}`;
        const answer = await page.goto(address);
        const { score, faults } = await visit(lighthouse, address, port);
        const wrong = answer?.ok() ? faults : [...faults, `answered ${answer?.status()}`];
        if (score < 100 || wrong.length > 0) below += 1;
        process.stdout.write(
          `${visitor.email} /admin${section}: accessibility ${score} ${wrong.join(', ')}\n`,
        );
      }
    } finally {
      await close();
    }
  }
  return below;
}
