/** Filter keys: `path` or `path[operator]` (delivery contract §6). */
import { invalidQuery, unknownPath } from '../api/failure';

const operatorNames = [
  'eq', 'ne', 'in', 'nin', 'all', 'exists', 'match', 'lt', 'lte', 'gt', 'gte', 'near', 'within',
] as const; // prettier-ignore
export type OperatorName = (typeof operatorNames)[number];

export interface FilterKey {
  path: readonly string[];
  operator: OperatorName;
}

const KEY = /^([^[\]]*)(?:\[([^[\]]*)\])?$/;

/** `eq` is how we name the absence of an operator; it cannot be sent. */
export function parseFilterKey(key: string): FilterKey {
  const match = KEY.exec(key);
  if (!match) throw unknownPath([key]);
  const path = (match[1] ?? '').split('.');
  if (match[2] === undefined) return { path, operator: 'eq' };
  const operator = operatorNames.find((name) => name === match[2] && name !== 'eq');
  if (operator) return { path, operator };
  throw invalidQuery({
    name: 'unknownOperator',
    path,
    value: match[2],
    details: `The operator "${match[2]}" is not recognized`,
  });
}
