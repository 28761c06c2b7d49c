import { isObject, pointerStep } from './json.ts';

/** Every text in a value, with its JSON pointer. For values of one file; rules share the walk of `forEachText`. */
export function textsIn(value: unknown): { text: string; pointer: string }[] {
  const texts: { text: string; pointer: string }[] = [];
  forEachText(value, (text, pointer) => texts.push({ text, pointer: pointer() }));
  return texts;
}

/**
 * Calls a function for every text in a value, with another function that returns its JSON pointer. Property names are
 * not included.
 */
export function forEachText(value: unknown, visit: (text: string, pointer: () => string) => void): void {
  const steps: (string | number)[] = [];
  let known: string | undefined;
  const pointer = () => (known ??= steps.map(pointerStep).join(''));
  const walk = (node: unknown): void => {
    if (typeof node === 'string') visit(node, pointer);
    else if (Array.isArray(node)) {
      for (let index = 0; index < node.length; index++) inside(index, node[index]);
    } else if (isObject(node)) {
      for (const name of Object.keys(node)) if (name !== '$schema') inside(name, node[name]);
    }
  };
  const inside = (step: string | number, part: unknown): void => {
    steps.push(step);
    known = undefined;
    walk(part);
    steps.pop();
  };
  walk(value);
}
