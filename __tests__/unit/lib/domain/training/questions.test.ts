import { neededOf, outcomeOf, questionsIn } from '@/lib/domain/training/questions';

const question = (right: number) => ({
  question: `The answer is ${right}`,
  answers: [0, 1, 2].map((place) => ({ text: String(place), right: place === right, because: 'So it is.' })),
});
const five = [0, 1, 2, 0, 1].map(question);

it('four of five are enough, and a module without questions needs none', () => {
  expect(neededOf(five)).toBe(4);
  expect(neededOf([])).toBe(0);
  expect(outcomeOf(five, [0, 1, 2, 0, 2])).toEqual({ right: 4, needed: 4, isPassed: true, open: [] });
  expect(outcomeOf(five, [0, 1, 2, 1, 2])).toMatchObject({ right: 3, isPassed: false });
});

it('names the questions that are still open', () => {
  expect(outcomeOf(five, [0, undefined, 2])).toEqual({
    right: 2,
    needed: 4,
    isPassed: false,
    open: [1, 3, 4],
  });
});

it('reads questions of an entry, and takes anything else as none', () => {
  expect(questionsIn(five)).toEqual(five);
  expect(questionsIn(undefined)).toEqual([]);
  expect(questionsIn('five')).toEqual([]);
  const twoRight = {
    ...question(0),
    answers: five[0]!.answers.map((answer) => ({ ...answer, right: true })),
  };
  expect(questionsIn([twoRight])).toEqual([]);
});
