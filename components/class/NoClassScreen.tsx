import { CodePanel } from '@/components/codes/CodePanel';
import { Heading } from '@/components/ui/text/Heading';
import { LinkButton } from '@/components/ui/navigation/LinkButton';

/** /class/{key} where no class is open, or not for this visitor: ended, past its last day, or a classroom's address opened at home. */
export function NoClassScreen() {
  return (
    <CodePanel>
      <Heading level={1}>This class is not open</Heading>
      <p>
        It may have ended. If you came in with a code, this address works on your school’s network only;
        elsewhere, use the link from your teacher.
      </p>
      <LinkButton href="/class">Enter another code</LinkButton>
    </CodePanel>
  );
}
