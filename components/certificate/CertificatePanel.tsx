import { Award } from 'lucide';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/form/Button';
import { Heading } from '@/components/ui/text/Heading';
import { Icon } from '@/components/ui/picture/Icon';
import { Notice } from '@/components/ui/message/Notice';
import { focusOn } from '@/lib/browser/focus';
import { useCertificate, type CertificateState } from './use-certificate';
import type { CourseCertificate } from '@/lib/contracts/product-graphql';
import type { Course } from '@/lib/domain/training/course';
import { CertificateReady } from './CertificateReady';
import styles from './certificate.module.css';

interface CertificatePanelProps {
  course: Course;
  isComplete: boolean;
  certificate: CourseCertificate | null;
}

function AskButton({ state, children }: { state: CertificateState; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  // Words replace the button that asked for them: the focus it has goes to them.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element !== null && document.activeElement === element)
        focusOn(element.closest<HTMLElement>('[role="status"]'));
    };
  }, []);
  return (
    <>
      <Button ref={button} wide className="needs-script" onClick={state.ask} softDisabled={state.isAsking}>
        {state.isAsking ? 'One moment' : children}
      </Button>
      <p className="without-script">
        Making a certificate needs JavaScript, which is switched off in your browser.
      </p>
    </>
  );
}

function content(state: CertificateState, course: Course): ReactNode {
  switch (state.step) {
    case 'locked':
      return <p>Complete every module and you can ask for a certificate with your name and the date.</p>;
    case 'offered':
      return (
        <>
          <p>You have completed every module. Well done.</p>
          <AskButton state={state}>Get your certificate</AskButton>
        </>
      );
    case 'in progress':
      return (
        <p>
          {state.isSlow
            ? 'This is taking longer than usual. You can leave; it will be here when you return.'
            : 'Your certificate is being made. This takes a few seconds, and you may leave this page.'}
        </p>
      );
    case 'failed':
      return (
        <>
          <p>Your certificate could not be made. Nothing is lost.</p>
          <AskButton state={state}>Try again</AskButton>
        </>
      );
    case 'ready':
      return <CertificateReady course={course} />;
  }
}

/** The certificate of a course in each of its states, from locked to ready. */
export function CertificatePanel({ course, isComplete, certificate }: CertificatePanelProps) {
  const state = useCertificate(course, isComplete, certificate);
  return (
    <div className={styles.panel}>
      <Heading level={3} size="md" className={styles.heading}>
        <Icon of={Award} /> Certificate
      </Heading>
      {/* Rendered before its text changes, so that screen readers announce the change. */}
      <div role="status" className={styles.state}>
        {content(state, course)}
      </div>
      {state.refusal && state.step !== 'ready' ? (
        <Notice tone="danger" role="alert">
          <p>{state.refusal}.</p>
        </Notice>
      ) : null}
    </div>
  );
}
