/**
 * The one script that runs before the first paint, so that a chosen theme, motion or view never flashes. Inline, by its
 * hash in the Content-Security-Policy (`gateway/headers.ts`): as a file it made the first paint wait for one more answer.
 * A text, because the hash is of these very characters: no compiler may touch them.
 *
 * It marks the root element with what is stored (`data-theme`, `data-motion`, `data-continue`, `data-view`), says that
 * script runs (`data-script`), and keeps the first errors until the code that reports them has arrived
 * (`components/personal/use-error-reports.ts`). Storage may be refused: the system's theme then serves.
 *
 * A press on a button that React has not taken over yet would be lost: before React runs, and while a part waits for its
 * code. It is made again as soon as the button is React's, within ten seconds, for later nobody expects it. React marks its
 * elements with a property (`__reactProps…`); there is no other sign, and a browser test fails when that name changes
 * (`__tests__/e2e/early-press.spec.ts`). The script looks after React has had the event, so that no press counts twice. What
 * works without script is left alone.
 */
export const BEFORE_PAINT = `(() => {
const faults = (window.earlyFaults = []);
const keep = (event) => { if (window.earlyFaults === faults && faults.length < 10) faults.push(event); };
addEventListener('error', keep);
addEventListener('unhandledrejection', keep);
const isLive = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'));
let pressed = null;
const again = (turns) => {
if (isLive(pressed)) pressed.click();
else if (turns > 0) return setTimeout(again, 50, turns - 1);
pressed = null;
};
addEventListener('click', ({ target }) => {
const button = target.closest?.('#__next button[type="button"]:not([popovertarget])');
if (!button || isLive(button)) return;
if (!pressed) setTimeout(again, 50, 200);
pressed = button;
});
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
