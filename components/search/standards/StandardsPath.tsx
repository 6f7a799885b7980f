import { Heading } from '@/components/ui/text/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import type { StandardsResponse } from '@/lib/contracts/listing/standards';
import { listingHref, type ListingScreen, type ListingState } from '@/lib/domain/listing/address';
import { chooseAuthority, chooseGrade, chooseStandard } from '@/lib/domain/listing/standards-mode';
import { StandardsStep, type StepOption } from './StandardsStep';
import styles from './standards-path.module.css';

interface StandardsPathProps {
  state: ListingState;
  screen: ListingScreen;
  steps: StandardsResponse;
}

/** Three steps to the items that meet a standard: publisher, grade, standard. Each choice is a link. */
export function StandardsPath({ state, screen, steps }: StandardsPathProps) {
  const { authority = null, grade = null } = state.standards ?? {};
  const standard = state.filters.standard?.[0] ?? null;
  const optionsOf = (
    options: readonly { slug: string; name: string; count: number }[],
    choose: (slug: string) => ListingState,
  ): readonly StepOption[] =>
    options.map((option) => ({ ...option, href: listingHref(choose(option.slug), screen) }));
  return (
    <section aria-labelledby="standards-heading" className={styles.path}>
      <Stack gap={4}>
        <Heading level={2} size="xl" id="standards-heading">
          Search by standard
        </Heading>
        <ol className={styles.steps}>
          <StandardsStep
            number={1}
            name="Authority"
            chosen={authority}
            options={optionsOf(steps.authorities, (slug) => chooseAuthority(state, slug))}
            again={listingHref(chooseAuthority(state, null), screen)}
          />
          <StandardsStep
            number={2}
            name="Grade"
            chosen={grade}
            waiting="Choose an authority first."
            options={optionsOf(steps.grades, (slug) => chooseGrade(state, slug))}
            again={listingHref(chooseGrade(state, null), screen)}
          />
          <StandardsStep
            number={3}
            name="Standard"
            chosen={standard}
            waiting="Choose a grade first."
            options={optionsOf(
              steps.standards.map(({ code, description, ...option }) => ({
                ...option,
                name: description ? `${code} ${description}` : `${code} ${option.name}`,
              })),
              (slug) => chooseStandard(state, slug),
            )}
            again={listingHref(chooseGrade(state, grade), screen)}
          />
        </ol>
      </Stack>
    </section>
  );
}
