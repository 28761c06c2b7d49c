/** Texts of the content as visitors read them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { site } from './content.ts';

const FACTS: Record<string, { value: string }> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../site-config/facts.json'), 'utf8'),
);

/** The value of a fact. Throws when there is no such fact. */
export function fact(name: string): string {
  const found = FACTS[name];
  if (!found) throw new Error(`There is no fact ${name}.`);
  return found.value;
}

/** Matches the value of a fact inside a text, in which amounts contain no-break spaces. */
export const factInText = (name: string) => new RegExp(fact(name).replaceAll(' ', String.raw`\s`));

function quoted(name: string): string {
  const [kind, key = ''] = name.trim().split('.');
  return kind === 'facts' ? fact(key) : String(Object.entries(site).find(([property]) => property === key)?.[1]);
}

/** A text as visitors read it: with placeholders filled in, and without formatting marks. */
export function asRead(text: string): string {
  return text
    .replace(/\{\{(.+?)\}\}/g, (_, name: string) => quoted(name))
    .replace(/\[(.+?)\]\(.+?\)/g, '$1')
    .replaceAll('**', '');
}
