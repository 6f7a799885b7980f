/** Validity of the HTML that the server sends (HTML Standard), by html-validate. */
import { HtmlValidate, type ConfigData } from 'html-validate';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Guards against other hosts; ours come from the page's own origin, and the policy allows no other.
    'require-sri': 'off',
    // A list may be named (ARIA in HTML); the rule would keep names to fewer elements than the standard does.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
};

const validator = new HtmlValidate(config);

/** What is wrong with a document, each with its rule, line and words. Nothing for a valid one. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, line, column, message, selector }) =>
        `html ${ruleId} ${line}:${column} ${message} (${selector ?? ''})`,
    ),
  );
}
