/**
 * The one script that runs before the first paint, so that a chosen theme, motion or view never flashes. Inline, by its
 * hash in the Content-Security-Policy (`server/headers.ts`): as a file it made the first paint wait for one more answer.
 * A text, because the hash is of these very characters: no compiler may touch them.
 *
 * It marks the root element with what is stored (`data-theme`, `data-motion`, `data-continue`, `data-view`), says that
 * script runs (`data-script`), and keeps the first errors until the code that reports them has arrived
 * (`hooks/use-error-reports.ts`). Storage may be refused: the system's theme then serves.
 */
export const BEFORE_PAINT = `(() => {
const faults = (window.earlyFaults = []);
const keep = (event) => { if (window.earlyFaults === faults && faults.length < 10) faults.push(event); };
addEventListener('error', keep);
addEventListener('unhandledrejection', keep);
const root = document.documentElement;
root.setAttribute('data-script', '');
try {
const stored = (name) => localStorage.getItem('dt.' + name);
const theme = stored('theme');
if (theme === 'light' || theme === 'dark') root.setAttribute('data-theme', theme);
if (stored('motion') === 'reduce') root.setAttribute('data-motion', 'reduce');
if (stored('continue')) root.setAttribute('data-continue', '');
if (stored('view') === 'list') root.setAttribute('data-view', 'list');
} catch {}
})();`;
