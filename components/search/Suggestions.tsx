import { useLayoutEffect, useMemo } from 'react';
import { useSuggestions } from './use-suggestions';
import { SuggestionList } from './SuggestionList';
import { suggestionGroups } from './suggestion-groups';

interface SuggestionsProps {
  id: string;
  optionId: (index: number) => string;
  text: string;
  active: number;
  /** Tells the text field where its options lead, in their order. */
  onOptions: (hrefs: readonly string[]) => void;
  onChoose: (href: string) => void;
}

/** Fetches and shows suggestions. Loaded with the first key, because most pages are left without a search. */
export function Suggestions({ id, optionId, text, active, onOptions, onChoose }: SuggestionsProps) {
  const suggestions = useSuggestions(text);
  const groups = useMemo(() => suggestionGroups(suggestions), [suggestions]);
  // Before the list is seen: an arrow key pressed at its sight finds it.
  useLayoutEffect(() => {
    onOptions(groups.flatMap((group) => group.options.map((option) => option.href)));
  }, [groups, onOptions]);
  return <SuggestionList id={id} optionId={optionId} groups={groups} active={active} onChoose={onChoose} />;
}
