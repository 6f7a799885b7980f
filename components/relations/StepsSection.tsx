import { Link } from '@/components/ui/navigation/Link';
import type { PageStep, SectionOf } from '@/lib/domain/item-page/model';
import { durationText } from '@/lib/domain/playback/moments';
import { CutNote } from '@/components/item/sections/CutNote';
import { RichText } from '@/components/item/sections/RichText';
import { SectionFrame } from '@/components/ui/layout/SectionFrame';
import { Heading } from '@/components/ui/text/Heading';
import { Prose } from '@/components/ui/text/Prose';
import { RelatedCards } from './RelatedCards';
import styles from './steps.module.css';

function StepName({ name, href }: { name: string; href: string | null }) {
  return href === null ? (
    <span dir="auto">{name}</span>
  ) : (
    <Link href={href} dir="auto">
      {name}
    </Link>
  );
}

/** Sections of a module, lessons of a unit: one line each. */
function SubSteps({ steps }: { steps: readonly PageStep[] }) {
  return (
    <ol className={styles.subSteps}>
      {steps.map(({ name, href, minutes }) => (
        <li key={`${name} ${href ?? ''}`}>
          <StepName name={name} href={href} />
          {minutes === null ? null : <span className={styles.minutes}> {durationText(minutes)}</span>}
        </li>
      ))}
    </ol>
  );
}

function Step({ step, label }: { step: PageStep; label: string }) {
  return (
    <li className={styles.step}>
      <p className={styles.label}>
        {label}
        {step.minutes === null ? null : (
          <span className={styles.minutes}> · {durationText(step.minutes)}</span>
        )}
      </p>
      <Heading level={3} size="lg">
        <StepName name={step.name} href={step.href} />
      </Heading>
      {step.note === null ? null : <p className={styles.note}>{step.note}</p>}
      {step.body.length === 0 ? null : (
        <Prose>
          <RichText blocks={step.body} />
        </Prose>
      )}
      {step.steps.length === 0 ? null : <SubSteps steps={step.steps} />}
      {step.cards.length === 0 ? null : <RelatedCards cards={step.cards} />}
    </li>
  );
}

/** Modules, units, lessons or activities, numbered. */
export function StepsSection({ section }: { section: SectionOf<'steps'> }) {
  const { id, heading, steps, noun, isCut } = section;
  return (
    <SectionFrame id={id} heading={heading}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Step key={`${step.name} ${step.href ?? ''}`} step={step} label={`${noun} ${index + 1}`} />
        ))}
      </ol>
      {isCut ? <CutNote /> : null}
    </SectionFrame>
  );
}
