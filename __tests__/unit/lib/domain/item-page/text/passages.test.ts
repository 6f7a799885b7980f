/** Interviews as a conversation, workshops as steps: from plain paragraphs, of which nothing is lost. */
import fc from 'fast-check';
import { passagesOf } from '@/lib/domain/item-page/text/passages';

it('a question, and who answers it', () => {
  expect(
    passagesOf(
      [
        'Two actors, in writing.',
        'How far away are you?',
        'Inès: A hand’s breadth.',
        'Really?',
        'An arm for a room.',
      ],
      'conversation',
    ),
  ).toEqual([
    { kind: 'plain', text: 'Two actors, in writing.' },
    { kind: 'question', text: 'How far away are you?' },
    { kind: 'answer', speaker: 'Inès', text: 'A hand’s breadth.' },
    { kind: 'question', text: 'Really?' },
    { kind: 'answer', speaker: null, text: 'An arm for a room.' },
  ]);
});

it('a sentence with a colon has no speaker, and a last question is no question to anybody', () => {
  expect(
    passagesOf(['Why?', 'We tried two things: rope and tape.', 'And who knows?'], 'conversation'),
  ).toEqual([
    { kind: 'question', text: 'Why?' },
    { kind: 'answer', speaker: null, text: 'We tried two things: rope and tape.' },
    { kind: 'answer', speaker: null, text: 'And who knows?' },
  ]);
});

it('numbered paragraphs that follow each other are the steps of one list', () => {
  expect(passagesOf(['Led by Ann.', '1. Lie down.', '2. Make rain.', 'Agree on a sign.'], 'steps')).toEqual([
    { kind: 'plain', text: 'Led by Ann.' },
    { kind: 'steps', steps: ['Lie down.', 'Make rain.'] },
    { kind: 'plain', text: 'Agree on a sign.' },
  ]);
});

it('a short line without a stop stands over what follows it', () => {
  expect(passagesOf(['What is in it', 'Ann asks Ben.', 'To be used in class'], 'conversation')).toEqual([
    { kind: 'heading', text: 'What is in it' },
    { kind: 'plain', text: 'Ann asks Ben.' },
    { kind: 'plain', text: 'To be used in class' },
  ]);
});

it('whatever the text, it is all there, in its order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string()),
      fc.constantFrom('conversation', 'steps', null),
      (paragraphs, setting) => {
        const words = passagesOf(paragraphs, setting).flatMap((passage) => {
          if (passage.kind === 'steps') return passage.steps;
          const speaker = passage.kind === 'answer' ? passage.speaker : null;
          return [speaker === null ? passage.text : `${speaker}: ${passage.text}`];
        });
        expect(words).toHaveLength(paragraphs.length);
        paragraphs.forEach((text, index) =>
          expect(text.replace(/\s/g, '')).toContain(words[index]?.replace(/\s/g, '')),
        );
      },
    ),
  );
});
