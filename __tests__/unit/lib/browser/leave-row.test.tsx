/** Where the focus goes when a row is removed. */
import { leaveRow } from '@/lib/browser/leave-row';

const row = (name: string) => `<fieldset><legend>${name}</legend><button>Remove ${name}</button></fieldset>`;

function removed(name: string, names: readonly string[]): string | null | undefined {
  document.body.innerHTML = `<h1>Page</h1><section><h2>Rows</h2>${names.map(row).join('')}<div>Save</div></section>`;
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === `Remove ${name}`);
  leaveRow(button!, 'fieldset');
  return document.activeElement?.firstChild?.textContent;
}

it.each([
  ['to the next row', 'A', ['A', 'B'], 'B'],
  ['back from the last row, not to what follows it', 'B', ['A', 'B'], 'A'],
  ['to the heading from the only row', 'A', ['A'], 'Rows'],
])('the focus moves %s', (_where, name, names, focused) => {
  expect(removed(name, names)).toBe(focused);
});
