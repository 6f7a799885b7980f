/**
 * Options of a filter as HTML, the same as OptionTree renders, for browsers without JavaScript. As text they cost the
 * server almost nothing; as React elements they were two thirds of a page (docs/decisions/0013).
 */
import { html, type Html } from '@/lib/domain/text/markup';
import { fieldsOf, shownName, stateOfNode, type TreeNode } from '@/lib/domain/listing/tree';
import { classNames } from '@/components/ui/class-names';
import field from '@/components/ui/form/field.module.css';
import styles from './option-tree.module.css';

/** Shared by every option. */
export interface FormChoice {
  /** Name of the parameter in the form. */
  param: string;
  tree: readonly TreeNode[];
  values: readonly string[];
}

/** A line's name and count. */
// prettier-ignore
const words = ({ name, count }: TreeNode): Html =>
  html`<span class="${styles.label}"><span dir="auto">${name}</span> <span class="${styles.count}">${count}<span class="visually-hidden">${count === 1 ? ' result' : ' results'}</span></span></span>`;

function box(node: TreeNode, choice: FormChoice): Html {
  const look = classNames(field.check, styles.box, node.count === 0 && styles.none);
  const state = stateOfNode(choice.tree, node, choice.values);
  const { name, shown } = fieldsOf(node, state, choice);
  const sent = html` name="${name}" value="${node.key}"`;
  const checked = state === 'checked' && html` checked`;
  // prettier-ignore
  const hidden = shown !== null && html`<input type="hidden" name="${shownName(choice.param)}" value="${shown}">`;
  // prettier-ignore
  return html`${hidden}<label class="${look}"><input type="checkbox" class="${field.box}"${sent}${checked}>${words(node)}</label>`;
}

function line(node: TreeNode, choice: FormChoice): Html {
  if (node.children.length === 0) return html`<li>${box(node, choice)}</li>`;
  const parts = html`<div class="${styles.children}">${list(node.children, choice)}</div>`;
  return html`<li>${box(node, choice)}${parts}</li>`;
}

const list = (nodes: readonly TreeNode[], choice: FormChoice): Html =>
  // prettier-ignore
  html`<ul class="${styles.options}">${nodes.map((node) => line(node, choice))}</ul>`;

export const optionsMarkup = (nodes: readonly TreeNode[], choice: FormChoice): string =>
  list(nodes, choice).text;
