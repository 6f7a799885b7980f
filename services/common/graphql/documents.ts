/**
 * A cache of parsed and validated documents, by their text. The app sends the same dozen texts over and over; parsing and
 * validating one costs more than running it.
 */
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { limitsRule, MAX_TOKENS } from './limits';

export type CheckedDocument = { ok: true; document: DocumentNode } | { ok: false; errors: GraphQLError[] };

const REMEMBERED = 200;
/** Characters; the app's longest document has fewer than a thousand. Longer ones are not cached. */
const LONGEST_REMEMBERED = 4_000;

const rules = [...specifiedRules, limitsRule];

/** Adds the code that tells programs which step refused the document; a rule's own code is kept. */
const coded = (error: GraphQLError, code: string): GraphQLError => {
  error.extensions.code ??= code;
  return error;
};

export class Documents {
  private readonly known = new LRUCache<string, CheckedDocument>({ max: REMEMBERED });

  constructor(private readonly schema: GraphQLSchema) {}

  /** From the cache where it can. Refusals are not cached. */
  of(text: string): CheckedDocument {
    const before = this.known.get(text);
    if (before) return before;
    const checked = this.check(text);
    if (checked.ok && text.length <= LONGEST_REMEMBERED) this.known.set(text, checked);
    return checked;
  }

  private check(text: string): CheckedDocument {
    try {
      const document = parse(text, { maxTokens: MAX_TOKENS });
      const errors = validate(this.schema, document, rules);
      if (errors.length === 0) return { ok: true, document };
      return { ok: false, errors: errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')) };
    } catch (error) {
      // The parser calls itself for a list in a list: two thousand of them are more than the stack holds.
      const refusal =
        error instanceof RangeError
          ? new GraphQLError('Syntax Error: The document is nested too deep')
          : error;
      if (!(refusal instanceof GraphQLError)) throw error;
      return { ok: false, errors: [coded(refusal, 'GRAPHQL_PARSE_FAILED')] };
    }
  }
}
