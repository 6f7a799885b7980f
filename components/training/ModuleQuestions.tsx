import { CircleCheck, CircleX } from 'lucide';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Checkbox } from '@/components/ui/form/Checkbox';
import { Heading } from '@/components/ui/text/Heading';
import { Icon } from '@/components/ui/picture/Icon';
import type { ModuleQuestion } from '@/lib/contracts/personal/training';
import { neededOf, outcomeOf, type Outcome } from '@/lib/domain/training/questions';
import styles from './questions.module.css';

const nameOf = (number: number) => `question-${number}`;

interface OneQuestionProps {
  question: ModuleQuestion;
  number: number;
  chosen: number | undefined;
  /** The answers were to be checked while this question had none. */
  isOpen: boolean;
  isChecked: boolean;
  onChoose: (answer: number) => void;
}

/** One question. Once the answers are checked, the chosen one shows whether it is right, and why. */
function OneQuestion({ question, number, chosen, isOpen, isChecked, onChoose }: OneQuestionProps) {
  const id = useId();
  const answer = isChecked && chosen !== undefined ? question.answers[chosen] : undefined;
  return (
    <fieldset
      className={styles.question}
      aria-describedby={answer || isOpen ? id : undefined}
      data-open={isOpen || undefined}
    >
      <legend>
        {number}. {question.question}
      </legend>
      {question.answers.map(({ text }, index) => (
        <Checkbox
          key={text}
          kind="radio"
          name={nameOf(number)}
          value={String(index)}
          label={text}
          checked={chosen === index}
          onChange={() => onChoose(index)}
        />
      ))}
      {isOpen ? (
        <p id={id} className={styles.wrong}>
          Not answered yet
        </p>
      ) : null}
      {answer ? (
        <p id={id} className={answer.right ? styles.right : styles.wrong}>
          <Icon of={answer.right ? CircleCheck : CircleX} />{' '}
          <span>
            <strong>{answer.right ? 'Yes.' : 'Not quite.'}</strong> {answer.because}
          </span>
        </p>
      ) : null}
    </fieldset>
  );
}

/** Questions by number. */
const numbersOf = (open: readonly number[]) => open.map((index) => index + 1).join(', ');

/** The result of a check, both shown and announced. */
function resultOf({ right, needed, isPassed, open }: Outcome, total: number): string {
  if (open.length === 1) return `Please answer question ${numbersOf(open)} too.`;
  if (open.length > 1) return `Please answer these questions too: ${numbersOf(open)}.`;
  if (isPassed) return `${right} of ${total} right. Well done.`;
  return `${right} of ${total} right. You need ${needed}: change an answer and check again.`;
}

const firstAnswer = (form: HTMLFormElement, index: number) =>
  form.querySelector<HTMLInputElement>(`input[name=${nameOf(index + 1)}]`);

/** By question: the index of the chosen answer. */
type Answers = readonly (number | undefined)[];

interface ModuleQuestionsProps {
  questions: readonly ModuleQuestion[];
  /** The module was completed before. */
  isDone: boolean;
  onPass: () => void;
}

/**
 * The questions at the end of a module, with feedback; they can be tried any number of times. What was said of an answer stays until
 * that answer is changed: whoever mends one still sees which others to mend.
 */
export function ModuleQuestions({ questions, isDone, onPass }: ModuleQuestionsProps) {
  const [chosen, setChosen] = useState<Answers>([]);
  const [checked, setChecked] = useState<{ outcome: Outcome; answers: Answers } | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const needed = neededOf(questions);
  const choose = (question: number, answer: number) => {
    setChosen(questions.map((_one, index) => (index === question ? answer : chosen[index])));
  };
  const check = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const outcome = outcomeOf(questions, chosen);
    setChecked({ outcome, answers: chosen });
    const [open] = outcome.open;
    if (open !== undefined) return firstAnswer(event.currentTarget, open)?.focus();
    if (outcome.isPassed) onPass();
    said.current?.focus();
  };
  return (
    <section aria-labelledby="questions" className={styles.questions}>
      <Heading level={2} id="questions">
        Check what you know
      </Heading>
      <p>
        {isDone ? (
          'You have completed this module. Answer again if you like.'
        ) : (
          <>
            {questions.length === 1 ? 'One question. Get it' : `${questions.length} questions. Get ${needed}`}{' '}
            right to complete the module. Try as often as you like.
          </>
        )}
      </p>
      <form onSubmit={check} className={styles.form}>
        {questions.map((question, index) => (
          <OneQuestion
            key={question.question}
            question={question}
            number={index + 1}
            chosen={chosen[index]}
            isOpen={checked !== null && chosen[index] === undefined}
            isChecked={checked?.outcome.open.length === 0 && checked.answers[index] === chosen[index]}
            onChoose={(answer) => choose(index, answer)}
          />
        ))}
        <Button type="submit" className="needs-script">
          Check my answers
        </Button>
        <p ref={said} tabIndex={-1} role="status" className={styles.result}>
          {checked?.answers === chosen ? resultOf(checked.outcome, questions.length) : ''}
        </p>
      </form>
    </section>
  );
}
