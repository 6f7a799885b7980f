/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { playerKeys } from '@/components/player/player-keys';
import { moduleQuestionSchema } from '@/lib/contracts/personal/training';
import { neededOf } from '@/lib/domain/training/questions';
import { blocksOf } from '@/sample-library/markup/blocks';
import { texts } from '@/sample-library/source/texts';

const modules = texts.modules.filter(({ slug }) => slug.startsWith('dt-101-'));
const words = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join('');

/** What the course says about the product is what the product says of itself. */
describe('the training course DT+ 101', () => {
  it('ends each of its modules with five questions, four of which must be right', () => {
    expect(modules).toHaveLength(6);
    for (const { questions = [] } of modules) {
      expect(questions).toHaveLength(5);
      expect(neededOf(questions)).toBe(4);
      expect(questions.map((one) => moduleQuestionSchema.safeParse(one).success)).not.toContain(false);
    }
  });

  it('lists the keys of the player as the player has them, and asks for them rightly', () => {
    const watching = modules.find(({ slug }) => slug === 'dt-101-watch-and-listen')!;
    const keyHelp = playerKeys.map(({ keys, does }) => ({ keys, does }));
    const table = blocksOf(watching.body).find(({ kind }) => kind === 'table');
    const rows = table?.kind === 'table' ? table.rows.slice(1) : [];
    expect(rows.map(([keys = [], does = []]) => ({ keys: words(keys), does: words(does) }))).toEqual(keyHelp);
    const right = (part: string) =>
      watching.questions!.find(({ question }) => question.includes(part))!.answers.find((one) => one.right)!
        .text;
    expect(keyHelp).toContainEqual({ keys: right('plays and pauses'), does: 'Play or pause' });
    expect(right('left arrow')).toBe('Ten seconds');
    expect(keyHelp).toContainEqual({ keys: '← or J', does: 'Back 10 seconds' });
    expect(right('see all keys')).toBe(
      `Press ${keyHelp.find(({ does }) => does === 'Show this list')?.keys}`,
    );
  });

  it('prints in bold only words that stand on a screen', () => {
    const onScreen = new Set(
      [...readFileSync('words/library.pot', 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, text]) => text),
    );
    const bold = modules.flatMap(({ slug, body }) =>
      [...body.matchAll(/\*\*(.+?)\*\*/g)].map(([, text]) => ({ slug, text })),
    );
    expect(bold.length).toBeGreaterThan(15);
    expect(bold.filter(({ text }) => !onScreen.has(text))).toEqual([]);
  });
});
