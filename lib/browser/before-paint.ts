/**
 * The only script that runs before the first paint, so that a chosen theme, motion or view does not flash. Inline, allowed by
 * its hash in the Content-Security-Policy (`gateway/headers.ts`): as a file it delayed the first paint by one more request.
 * A string, because the hash is of exactly these characters: no compiler may change them.
 *
 * It sets the stored choices on the root element (`data-theme`, `data-motion`, `data-continue`, `data-view`), marks that
 * script runs (`data-script`), and collects the first errors until the code that reports them has loaded
 * (`components/deferred/use-error-reports.ts`). If storage is not available, the system's theme applies.
 *
 * A stored sign-in without the cookie of its token (it has run out) will be renewed in a moment: `data-returning` says so, and what the
 * page says to visitors who are not signed in waits (styles/base.css), until components/auth/session/SessionBridge.tsx knows, or 10 s.
 *
 * On a classroom machine (`machine.ts`) it clears what is left from an earlier day, before anything reads it.
 *
 * It records the last click, which would be lost on a button that is not hydrated yet: before React runs, and while a part
 * waits for its code (React then stops the event at its root, so it is recorded in the capture phase). The button replays the
 * click once it is hydrated (`components/ui/form/use-early-press.ts`).
 */
export const BEFORE_PAINT = `(() => {
const faults = (window.earlyFaults = []);
const gather = (event) => { if (window.earlyFaults === faults && faults.length < 10) faults.push(event); };
addEventListener('error', gather);
addEventListener('unhandledrejection', gather);
addEventListener('click', (event) => { window.earlyPress = { event, at: performance.now() }; }, true);
const root = document.documentElement;
root.setAttribute('data-script', '');
try {
const stored = (name) => localStorage.getItem('dt.' + name);
const day = stored('machine');
if (day && day !== new Date().toDateString())
  for (const key of Object.keys(localStorage)) if (key.startsWith('dt.')) localStorage.removeItem(key);
const theme = stored('theme');
if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
if (stored('motion') === 'reduce') root.setAttribute('data-motion', 'reduce');
if (stored('continue')) root.setAttribute('data-continue', '');
if (stored('view') === 'list') root.setAttribute('data-view', 'list');
if (!('; ' + document.cookie).includes('; jwt=') && !['/callback', '/logged-out', '/sign-in'].includes(location.pathname)
  && Object.keys(localStorage).some((key) => key.startsWith('oidc.user:'))) {
  root.setAttribute('data-returning', '');
  setTimeout(() => root.removeAttribute('data-returning'), 10000);
}
} catch {}
})();`;
