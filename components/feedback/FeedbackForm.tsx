import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { SelectField } from '@/components/ui/form/SelectField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { Notice } from '@/components/ui/message/Notice';
import { useUnsavedWarning } from '@/hooks/use-unsaved-warning';
import { useFeedback } from './use-feedback';
import {
  feedbackFaults,
  feedbackRoles,
  type FeedbackAnswers,
  type FeedbackFaults,
} from '@/lib/domain/prompts/feedback';
import { RecommendChoice } from './RecommendChoice';
import styles from './feedback.module.css';

interface FeedbackFormProps {
  organisationId: string | null;
  parentCompanyId: string | null;
}

function answersOf(form: HTMLFormElement): FeedbackAnswers {
  const text = (name: keyof FeedbackAnswers) => {
    const control = form.elements.namedItem(name);
    return control !== null && 'value' in control ? String(control.value) : '';
  };
  return { role: text('role'), recommend: text('recommend'), explain: text('explain'), other: text('other') };
}

/** Focuses the first invalid control, so that screen readers announce its message. */
function focusFirstFault(form: HTMLFormElement): void {
  const faulty = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = faulty?.matches('[role=radiogroup]') ? faulty.querySelector('input') : faulty;
  control?.focus();
}

function Fields({ faults }: { faults: FeedbackFaults }) {
  return (
    <>
      <SelectField
        label="Your role"
        name="role"
        error={faults.role}
        none="Choose one"
        options={feedbackRoles.map((role) => ({ id: role, name: role }))}
        defaultValue=""
      />
      <RecommendChoice error={faults.recommend} />
      <Field label="What is the reason for your answer?" hint="Optional" error={faults.explain}>
        {(control) => <textarea {...control} name="explain" rows={5} />}
      </Field>
      <Field
        label="What else should we know?"
        hint="Optional. Anything missing or difficult? What did students say?"
        error={faults.other}
      >
        {(control) => <textarea {...control} name="other" rows={5} />}
      </Field>
    </>
  );
}

/** Asks before the page is left with answers in words that are not sent. */
function useFeedbackDraft() {
  const [isWritten, setWritten] = useState(false);
  useUnsavedWarning(isWritten);
  const note = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const { explain, other } = answersOf(currentTarget);
    setWritten(explain + other !== '');
  };
  return { note, forget: () => setWritten(false) };
}

/** R-OPEN-2. On success the form thanks the person and is cleared (R-API-6); on failure it keeps what they wrote. */
export function FeedbackForm(ids: FeedbackFormProps) {
  const { isBusy, isSent, failure, send } = useFeedback(ids);
  const [faults, setFaults] = useState<FeedbackFaults>({});
  const { note, forget } = useFeedbackDraft();
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (form.current && Object.keys(faults).length > 0) focusFirstFault(form.current);
  }, [faults]);
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);

  const submit = handleSubmit((sent) => {
    const answers = answersOf(sent);
    const found = feedbackFaults(answers);
    setFaults(found);
    if (Object.keys(found).length === 0)
      send(answers, () => {
        sent.reset();
        forget();
      });
  });

  return (
    <>
      {isSent ? (
        <div ref={thanks} tabIndex={-1}>
          <Notice tone="success" title="Thank you">
            <p>Your feedback has been sent. It is read by the people who look after the library.</p>
          </Notice>
        </div>
      ) : null}
      {failure ? (
        <Notice tone="danger" role="alert" title="Your feedback could not be sent">
          <p>{failure}. What you wrote is still here; please try again.</p>
        </Notice>
      ) : null}
      <form
        ref={form}
        noValidate
        className={`${styles.form ?? ''} needs-script`}
        onSubmit={submit}
        onInput={note}
      >
        <Fields faults={faults} />
        <Button type="submit" size="large" softDisabled={isBusy}>
          {isBusy ? 'Sending' : 'Send feedback'}
        </Button>
      </form>
      <Notice tone="info" className="without-script">
        <p>Sending feedback needs JavaScript, which is switched off in your browser.</p>
      </Notice>
    </>
  );
}
