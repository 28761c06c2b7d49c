/** Leaves out of a style sheet what a document cannot need: rules for classes that do not occur in it. */
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';

/** What a document needs of a style sheet. */
export interface UsedRules {
  css: string;
  /** Whether it is the whole style sheet. */
  isWhole: boolean;
}

/** A part of a style sheet: a text with the classes that each of its selectors asks for, or parts inside an at-rule. */
type Part = { text: string; selectors: string[][] } | { head: string; parts: Part[] };

/** Conditions that hold when a class is not there, or when only one of several is. */
const OPTIONAL = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const CLASS = /\.([\w-]+)/g;

/** At-rules whose parts can be left out one by one. */
const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

function classesOf(selector: string): string[] {
  return [...selector.replace(OPTIONAL, '').matchAll(CLASS)].map(([, name = '']) => name);
}

function isGroup(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  return node.type === 'atrule' && GROUPS.has(node.name) && node.nodes !== undefined;
}

const isRule = (node: ChildNode): node is Rule => node.type === 'rule';

function partsOf(nodes: ChildNode[]): Part[] {
  return nodes.map((node) => {
    if (isGroup(node)) return { head: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) };
    const end = node.type === 'atrule' && node.nodes === undefined ? ';' : '';
    return { text: node.toString() + end, selectors: isRule(node) ? node.selectors.map(classesOf) : [[]] };
  });
}

/** A style sheet that was read once, for many documents. */
export class StyleSheet {
  readonly #css: string;
  #parts: Part[] | undefined;

  constructor(css: string) {
    this.#css = css;
  }

  /**
   * What a document with these classes needs.
   * @throws when the text is no CSS
   */
  usedBy(classes: ReadonlySet<string>): UsedRules {
    this.#parts ??= partsOf(parse(this.#css).nodes);
    let isWhole = true;
    const textOf = (part: Part): string => {
      if ('parts' in part) {
        const inside = part.parts.map(textOf).join('');
        return inside === '' ? '' : `${part.head}{${inside}}`;
      }
      if (part.selectors.some((wanted) => wanted.every((name) => classes.has(name)))) return part.text;
      isWhole = false;
      return '';
    };
    const css = this.#parts.map(textOf).join('');
    return isWhole ? { css: this.#css, isWhole } : { css, isWhole };
  }
}
