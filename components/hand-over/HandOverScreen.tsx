import { useEffect, useRef, useState } from 'react';
import { CodeField } from '@/components/codes/CodeField';
import { CodePanel } from '@/components/codes/CodePanel';
import { Button } from '@/components/ui/form/Button';
import { SelectField } from '@/components/ui/form/SelectField';
import { handleSubmit } from '@/components/ui/form/handle-submit';
import { Heading } from '@/components/ui/text/Heading';
import { LinkButton } from '@/components/ui/navigation/LinkButton';
import { Row } from '@/components/ui/layout/Stack';
import { focusOn } from '@/lib/browser/focus';
import type { HandOverClaim } from '@/lib/contracts/viewer/hand-over';
import type { HandOverPageProps } from '@/lib/domain/lists/pages';
import { entryCount, listPath } from '@/lib/domain/lists/words';
import { useClaim } from './use-claim';
import styles from '@/components/codes/codes.module.css';

interface LettersProps {
  code: string;
  problem: string | undefined;
  isBusy: boolean;
  onEnter: (code: string) => void;
}

function Letters({ code, problem, isBusy, onEnter }: LettersProps) {
  const [typed, setTyped] = useState(code);
  return (
    <form className={`${styles.form ?? ''} needs-script`} onSubmit={handleSubmit(() => onEnter(typed))}>
      <CodeField
        label="Code on the machine"
        error={problem && <span role="alert">{problem}</span>}
        value={typed}
        onText={setTyped}
      />
      <Button type="submit" size="large" softDisabled={isBusy}>
        Connect
      </Button>
    </form>
  );
}

const placesCount = (places: number) => (places === 1 ? '1 place' : `${places} places`);

interface WishProps extends Pick<HandOverPageProps, 'chosen' | 'lists'> {
  claim: HandOverClaim;
  isBusy: boolean;
  onWish: (listId: string | null) => void;
}

/** Chooses the direction: save what the machine has to the account, or open a list of the account on the machine. */
function Wish({ claim, chosen, lists, isBusy, onWish }: WishProps) {
  const [listId, setListId] = useState(lists.find(({ id }) => id === chosen)?.id ?? lists[0]?.id ?? '');
  const hasSomething = claim.entries + claim.places > 0;
  return (
    <>
      <p>
        A classroom machine at <strong>{claim.organisation}</strong> with {entryCount(claim.entries)} and{' '}
        {placesCount(claim.places)} in recordings.
      </p>
      {hasSomething ? (
        <Button onClick={() => onWish(null)} softDisabled={isBusy}>
          Save it to my account
        </Button>
      ) : null}
      {lists.length > 0 ? (
        <form className={styles.form} onSubmit={handleSubmit(() => onWish(listId))}>
          <SelectField
            label={hasSomething ? 'Or open one of your lists there' : 'Open one of your lists there'}
            options={lists}
            value={listId}
            onChoose={setListId}
          />
          <Button type="submit" look="secondary" softDisabled={isBusy}>
            Open it on the machine
          </Button>
        </form>
      ) : hasSomething ? null : (
        <p>There is nothing on it to save, and you have no list to open there.</p>
      )}
    </>
  );
}

function endingWords({ state, opens, places }: HandOverClaim): string {
  if (state === 'asked') return 'Now press the button on the machine: it asks for you by name.';
  if (state === 'refused') return 'The request was refused on the machine. Nothing was shared.';
  if (state !== 'done') return 'The code has expired. Ask the machine for a new one.';
  if (opens !== null) return 'Your list is open on the machine.';
  return `It is in your account now${places > 0 ? ', places in recordings too' : ''}.`;
}

interface EndingProps {
  claim: HandOverClaim;
  onAgain: () => void;
}

/** How it ended, also where another device of the person asked. */
function Ending({ claim, onAgain }: EndingProps) {
  const { state, listId } = claim;
  return (
    <>
      {/* The machine answers while nobody presses anything here. */}
      <p role="status">{endingWords(claim)}</p>
      {state === 'done' && listId !== null ? (
        <LinkButton href={listPath(listId)}>Open the list</LinkButton>
      ) : null}
      {state === 'asked' || state === 'done' ? null : (
        <Row gap={3}>
          <Button look="secondary" onClick={onAgain}>
            Type another code
          </Button>
        </Row>
      )}
    </>
  );
}

/**
 * The button that led to a step went with the step before: the focus moves to the new one, or to the page's heading.
 * Who has moved elsewhere while the machine was awaited stays there.
 */
function useFocusAtStep(step: HandOverClaim['state'] | null) {
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement === document.body) focusOn(part.current ?? document.querySelector('h1'));
  }, [step]);
  return part;
}

/** /hand-over: saves a lesson from a classroom machine, or opens one of the person's lists there. */
export function HandOverScreen({ code, chosen, lists }: HandOverPageProps) {
  const { claim, problem, isBusy, enter, wish, again } = useClaim();
  const part = useFocusAtStep(claim?.state ?? null);
  return (
    <CodePanel>
      <Heading level={1}>Connect to a classroom machine</Heading>
      {claim === null ? (
        <>
          <p>
            On the machine, open “This lesson” and press “Connect to your account”. It shows a code of six
            letters. Your sign-in stays here: only lists and places are shared.
          </p>
          <Letters code={code} problem={problem} isBusy={isBusy} onEnter={enter} />
          <p className="without-script">
            Connecting needs JavaScript, which is switched off in your browser.
          </p>
        </>
      ) : (
        <div ref={part} className={styles.form}>
          {claim.state === 'offered' ? (
            <Wish claim={claim} chosen={chosen} lists={lists} isBusy={isBusy} onWish={wish} />
          ) : (
            <Ending claim={claim} onAgain={again} />
          )}
          {problem ? <p role="alert">{problem}</p> : null}
        </div>
      )}
    </CodePanel>
  );
}
