import { site, type BrandColours } from '@/lib/contracts/site';

/** Style and scripts of the pages. Colours and sizes are those of styles/tokens.css. */

export const stylesheet = `
@font-face { font-family: 'Fraunces'; src: url('fraunces.woff2') format('woff2'); font-weight: 100 900; font-display: swap; }
@font-face { font-family: 'Source Sans 3'; src: url('source-sans.woff2') format('woff2'); font-weight: 200 900; font-display: swap; }
:root {
  color-scheme: light dark;
  --paper: #faf6ee; --raised: #fffdf9; --ink: #1b1613; --soft: #473e38; --line: #dcd2c2; --strong: #85786b;
  --curtain: #8a1a2a; --deep: #650f1c; --on-curtain: #fffaf3; --link: #8a1a2a; --limelight: #ffd23f; --halo: #1b1613;
  --danger: #9b1c14; --danger-wash: #fbe6e2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14100e; --raised: #1f1916; --ink: #f6efe4; --soft: #d3c8ba; --line: #3b322c; --strong: #8d8073;
    --curtain: #b4283b; --deep: #8f1b2c; --link: #ffb4a9; --halo: #000; --danger: #ffb0a6; --danger-wash: #3a1512;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 'Source Sans 3', system-ui, sans-serif; overflow-wrap: anywhere; }
.frame { display: flex; flex-direction: column; gap: 2rem; max-width: 30rem; min-height: 100vh; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem) 1rem; }
main { padding: clamp(1.25rem, 5vw, 2.5rem); background: var(--raised); border: 1px solid var(--line); border-top: 4px solid var(--curtain); border-radius: 8px; }
.logo { display: inline-flex; gap: 0.75rem; align-items: center; color: var(--ink); text-decoration: none; }
.words { display: flex; flex-direction: column; gap: 0.1rem; }
.name { font: 680 1.625rem/1 'Fraunces', Georgia, serif; letter-spacing: -0.02em; }
.strapline { font-size: 0.875rem; line-height: 1.1; color: var(--soft); }
h1 { margin: 0 0 1.5rem; font: 600 2.25rem/1.12 'Fraunces', Georgia, serif; letter-spacing: -0.015em; }
h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
a { color: var(--link); text-underline-offset: 0.15em; }
p { margin: 0 0 1rem; }
.field { margin-bottom: 1.5rem; }
label { display: block; margin-bottom: 0.375rem; font-weight: 600; }
input { width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--strong); border-radius: 4px; }
input[aria-invalid] { border: 2px solid var(--danger); }
.with-button { display: flex; gap: 0.5rem; }
.with-button input { flex: 1; min-width: 0; }
button, .primary { min-height: 3rem; padding: 0.5rem 1.25rem; font: inherit; font-weight: 600; border-radius: 4px; cursor: pointer; }
.primary { display: inline-flex; align-items: center; justify-content: center; color: var(--on-curtain); background: var(--curtain); border: 1px solid var(--curtain); text-decoration: none; }
form > .primary { width: 100%; }
.primary:hover { background: var(--deep); }
.quiet { color: var(--ink); background: transparent; border: 1px solid var(--strong); }
[aria-pressed='true'] { color: var(--paper); background: var(--ink); }
[hidden] { display: none; }
:focus-visible { outline: 3px solid var(--limelight); outline-offset: 2px; box-shadow: 0 0 0 2px var(--halo), 0 0 0 7px var(--halo); }
.hint { margin: 0 0 0.375rem; font-size: 1rem; color: var(--soft); }
.error { margin: 0 0 0.375rem; font-weight: 600; color: var(--danger); }
.summary { margin-bottom: 1.5rem; padding: 1rem; background: var(--danger-wash); border: 2px solid var(--danger); border-radius: 4px; }
.summary ul { margin: 0; padding-left: 1.25rem; }
.summary a { color: var(--danger); font-weight: 600; }
.aside { margin: 1.5rem 0 0; font-size: 1rem; color: var(--soft); }
/* It stands above the button, unlike the others. */
#working:not(:empty) { margin: 0 0 1rem; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
footer { font-size: 1rem; }
@media (forced-colors: active) { .primary { border: 2px solid ButtonText; } }
`;

const declarations = ({ curtain, onCurtain, link }: BrandColours) =>
  `--curtain: ${curtain}; --deep: ${curtain}; --on-curtain: ${onCurtain}; --link: ${link};`;

/** CSS that overrides the built-in colours with the brand's; empty if the brand sets none. */
export function brandColours(): string {
  const { colours } = site();
  if (colours === null) return '';
  return `:root { ${declarations(colours.light)} }
@media (prefers-color-scheme: dark) { :root { ${declarations(colours.dark)} } }
`;
}

/** Shows and hides the password; on submit it is hidden again, so that browsers offer to save it. */
export const signInScript = `
const password = document.getElementById('password');
const reveal = document.getElementById('reveal');
const show = (shown) => {
  password.type = shown ? 'text' : 'password';
  reveal.setAttribute('aria-pressed', String(shown));
};
reveal.hidden = false;
reveal.addEventListener('click', () => show(password.type === 'password'));
password.form.addEventListener('submit', () => show(false));
document.getElementById('summary')?.focus();
// Back or a reload then fetches the empty form, instead of asking whether the refused password should be sent again.
history.replaceState(null, '', location.href);

// The challenge (services/identity/sign-in/challenge.ts): done while the password is typed, waited for when it is sent.
const challenge = document.querySelector('[name=challenge]')?.value;
if (challenge && globalThis.crypto?.subtle) {
  const form = password.form;
  const answer = form.querySelector('[name=answer]');
  const working = document.getElementById('working');
  const bits = Number(challenge.split('.')[1]);
  const encoder = new TextEncoder();
  const fits = async (number) => {
    const digest = await crypto.subtle.digest('SHA-256', encoder.encode(challenge + ':' + number));
    return new DataView(digest).getUint32(0) >>> (32 - bits) === 0;
  };
  const solve = async () => {
    for (let first = 0; ; first += 512) {
      const found = await Promise.all(Array.from({ length: 512 }, (_, index) => fits(first + index)));
      if (found.includes(true)) return first + found.indexOf(true);
    }
  };
  const solved = solve().then((number) => { answer.value = String(number); });
  for (const wait of document.querySelectorAll('[data-wait]')) wait.remove();
  working.textContent = 'You can sign in now. Your browser is doing a sum that slows down guessing.';
  form.addEventListener('submit', async (event) => {
    if (answer.value) return;
    event.preventDefault();
    working.textContent = 'One moment: your browser is doing a sum that slows down guessing.';
    await solved;
    form.requestSubmit();
  });
}
`;

export const signOutScript = `document.querySelector('button[name=logout]').click();
`;
