/** What a form says of words that were changed elsewhere while they stand in it. Pure. */

interface Written {
  /** The words when the form was opened. */
  began: string;
  /** What is stored now, as far as is known. */
  now: string;
  /** As typed. */
  typed: string;
}

/** The words that stand there now, which whoever saves a second time replaces; undefined where nothing is replaced unseen. */
export function elsewhereWords({ began, now, typed }: Written): string | undefined {
  if (now === began || now === typed.trim()) return undefined;
  return now === ''
    ? 'It was cleared elsewhere meanwhile.'
    : `It was changed elsewhere meanwhile, and says now: “${now}”`;
}
