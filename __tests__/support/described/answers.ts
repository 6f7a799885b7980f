/** Holds answers to their description: the status, the type and the body must have been declared. */
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { DescribedApi, JsonSchema, MadeRequest } from './requests';

export interface GivenAnswer {
  status: number;
  type: string;
  text: string;
  headers: Readonly<Record<string, unknown>>;
}

export class Answers {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: false });
  private readonly compiled = new Map<object, ReturnType<Ajv2020['compile']>>();

  constructor(private readonly api: DescribedApi) {
    addFormats(this.ajv);
  }

  /** What was not declared, or null. */
  fault({ operation, method }: MadeRequest, answer: GivenAnswer): string | null {
    const declared = operation.responses[String(answer.status)];
    if (!declared) return `status ${answer.status}`;
    if (answer.status === 401 && typeof answer.headers['www-authenticate'] !== 'string')
      return '401 without a challenge';
    const response = declared.$ref
      ? this.api.components.responses[declared.$ref.split('/').at(-1) ?? '']
      : declared;
    const content = response?.content;
    if (!content) return answer.text === '' ? null : `a body with ${answer.status}`;
    if (method === 'HEAD') return null;
    const media = Object.entries(content).find(([type]) => answer.type.startsWith(type));
    if (!media) return `type ${answer.type} with ${answer.status}`;
    return media[0] === 'application/json' ? this.bodyFault(media[1].schema, answer) : null;
  }

  private bodyFault(schema: JsonSchema & { $ref?: string }, { text, status }: GivenAnswer): string | null {
    const target = schema.$ref ? this.api.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema;
    if (!target) return `the schema ${schema.$ref} is missing`;
    let check = this.compiled.get(target);
    if (!check) this.compiled.set(target, (check = this.ajv.compile(target)));
    return check(JSON.parse(text)) ? null : `a body with ${status}: ${this.ajv.errorsText(check.errors)}`;
  }
}
