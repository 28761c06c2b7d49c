/** Parses a style sheet so that single rules can be left out later. Done once, when the code is built. */
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';

/** A selector, with the classes it requires. */
interface Selector {
  text: string;
  classes: string[];
}

/** A part of a style sheet: a rule, parts inside an at-rule, or a statement that always stays. */
export type StylePart = { selectors: Selector[]; block: string } | { head: string; parts: StylePart[] } | string;

/** An innermost condition such as `:not(.a)` or `:is(.a, .b)`, which can hold without any one of its classes. */
const CONDITION = /:[\w-]+\([^()]*\)/g;
const CLASS = /\.([\w-]+)/g;

/** At-rules whose parts can be left out one by one. */
const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

function classesOf(selector: string): string[] {
  const plain = selector.replace(CONDITION, '');
  return plain === selector ? [...plain.matchAll(CLASS)].map(([, name = '']) => name) : classesOf(plain);
}

function isGroup(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  return node.type === 'atrule' && GROUPS.has(node.name) && node.nodes !== undefined;
}

const isRule = (node: ChildNode): node is Rule => node.type === 'rule';

function partsOf(nodes: ChildNode[]): StylePart[] {
  return nodes.map((node) => {
    if (isGroup(node)) return { head: `@${node.name} ${node.params}`, parts: partsOf(node.nodes) };
    if (isRule(node)) return ruleOf(node);
    return node.toString() + (node.type === 'atrule' && node.nodes === undefined ? ';' : '');
  });
}

function ruleOf(rule: Rule): StylePart {
  return {
    selectors: rule.selectors.map((text) => ({ text, classes: classesOf(text) })),
    block: rule.toString().slice(rule.selector.length),
  };
}

/** The parts of a style sheet, in order. @throws if the text is not valid CSS */
export function stylePartsOf(css: string): StylePart[] {
  return partsOf(parse(css).nodes);
}
