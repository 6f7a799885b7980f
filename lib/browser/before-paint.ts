/**
 * The one script that runs before the first paint, so that a chosen theme, motion or view never flashes. Inline, by its
 * hash in the Content-Security-Policy (`gateway/headers.ts`): as a file it made the first paint wait for one more answer.
 * A text, because the hash is of these very characters: no compiler may touch them.
 *
 * It marks the root element with what is stored (`data-theme`, `data-motion`, `data-continue`, `data-view`), says that
 * script runs (`data-script`), and gathers the first errors until the code that reports them has arrived
 * (`components/personal/use-error-reports.ts`). Storage may be refused: the system's theme then serves.
 *
 * On a classroom machine (`machine.ts`) it clears what another day has left, before anything reads it.
 *
 * It notes the last press, which would be lost while React has not taken a button over: before React runs, and while a part
 * waits for its code (React then stops the event at its root, so it is noted before). The button makes the press again when it
 * is React's (`components/ui/use-early-press.ts`).
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
} catch {}
})();`;
