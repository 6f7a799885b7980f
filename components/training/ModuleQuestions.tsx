import { CircleCheck, CircleX } from 'lucide';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { Heading } from '@/components/ui/Heading';
import { Icon } from '@/components/ui/Icon';
import type { ModuleQuestion } from '@/lib/contracts/personal/training';
import { neededOf, outcomeOf, type Outcome } from '@/lib/domain/training/questions';
import styles from './questions.module.css';

interface OneQuestionProps {
  question: ModuleQuestion;
  number: number;
  chosen: number | undefined;
  isChecked: boolean;
  onChoose: (answer: number) => void;
}

/** One question. Once the answers are checked, the chosen one shows whether it is right, and why. */
function OneQuestion({ question, number, chosen, isChecked, onChoose }: OneQuestionProps) {
  const id = useId();
  const answer = isChecked && chosen !== undefined ? question.answers[chosen] : undefined;
  return (
    <fieldset className={styles.question} aria-describedby={answer ? id : undefined}>
      <legend>
        {number}. {question.question}
      </legend>
      {question.answers.map(({ text }, index) => (
        <Checkbox
          key={text}
          kind="radio"
          name={`question-${number}`}
          value={String(index)}
          label={text}
          checked={chosen === index}
          onChange={() => onChoose(index)}
        />
      ))}
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

/** The result of a check, both shown and announced. */
function resultOf({ right, needed, isPassed, open }: Outcome, total: number): string {
  if (open.length > 0) return `Please answer every question. ${open.length} still open.`;
  if (isPassed) return `${right} of ${total} right. Well done.`;
  return `${right} of ${total} right. You need ${needed}: change an answer and check again.`;
}

interface ModuleQuestionsProps {
  questions: readonly ModuleQuestion[];
  onPass: () => void;
}

/** The questions at the end of a module, with feedback; they can be tried any number of times. */
export function ModuleQuestions({ questions, onPass }: ModuleQuestionsProps) {
  const [chosen, setChosen] = useState<readonly (number | undefined)[]>([]);
  const [checked, setChecked] = useState<Outcome | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const needed = neededOf(questions);
  const choose = (question: number, answer: number) => {
    setChosen(questions.map((_one, index) => (index === question ? answer : chosen[index])));
    setChecked(null);
  };
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    const outcome = outcomeOf(questions, chosen);
    setChecked(outcome);
    if (outcome.isPassed && outcome.open.length === 0) onPass();
    said.current?.focus();
  };
  return (
    <section aria-labelledby="questions" className={styles.questions}>
      <Heading level={2} id="questions">
        Check what you know
      </Heading>
      <p>
        {questions.length} questions. Get {needed} right to complete the module. Try as often as you like.
      </p>
      <form onSubmit={check} className={styles.form}>
        {questions.map((question, index) => (
          <OneQuestion
            key={question.question}
            question={question}
            number={index + 1}
            chosen={chosen[index]}
            isChecked={checked !== null}
            onChoose={(answer) => choose(index, answer)}
          />
        ))}
        <Button type="submit" className="needs-script">
          Check my answers
        </Button>
        <p ref={said} tabIndex={-1} role="status" className={styles.result}>
          {checked ? resultOf(checked, questions.length) : ''}
        </p>
      </form>
    </section>
  );
}
