import type { CompiledSite } from '../../contracts/compiled-site.ts';
import type { Block } from '../../generated/types.ts';
import { isObject, listProperty, pointerStep, textProperty } from '../read/json.ts';
import type { ContentKind } from '../schema/schemas.ts';
import type { Validator } from '../schema/validator/validator.ts';
import type { Pruned } from './prune.ts';

/** Returns the replacement for a text. @param pointer its pointer in the section */
export type ReplaceText = (pointer: string, text: string) => string;

/** A compiled section with replaced texts, and the pointers of its pictures by CSS class. */
export interface BlockWithMarkers {
  block: Block;
  pictures: Record<string, string>;
}

/** A section with its texts replaced; references and options stay. */
export function withMarkers(
  { data, references }: Pruned,
  at: number,
  { validator, kind }: { validator: Validator; kind: ContentKind },
  instead: ReplaceText,
): unknown {
  const prefix = `/blocks/${at}`;
  const section = listProperty(data, 'blocks')[at];
  const isName: IsKept = (pointer, text) =>
    references.some((reference) => reference.pointer === prefix + pointer && reference.value === text);
  // A text that the schema does not allow to be replaced is not free text, so it stays.
  const tried = withTexts(section, (pointer, text) => (isName(pointer, text) ? text : '\uE000'));
  const { errors } = validator.validate(kind, { ...Object(data), blocks: [tried] });
  const refused = new Set(
    errors.filter(({ keyword }) => !/Length$|^if$/.test(keyword)).map(({ instancePath }) => instancePath),
  );
  return withTexts(section, (pointer, text) =>
    isName(pointer, text) || refused.has(`/blocks/0${pointer}`) ? text : instead(pointer, text),
  );
}

type IsKept = (pointer: string, text: string) => boolean;

function withTexts(value: unknown, instead: ReplaceText, pointer = ''): unknown {
  if (typeof value === 'string') return instead(pointer, value);
  if (Array.isArray(value)) return value.map((item, index) => withTexts(item, instead, pointer + pointerStep(index)));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    withTexts(part, instead, pointer + pointerStep(name)),
  ]);
  return Object.fromEntries(entries);
}

/** The CSS classes of a section's pictures, with their pointers. */
export function pictureClasses({ resolutions }: Pruned, at: number, site: CompiledSite): Record<string, string> {
  const prefix = `/blocks/${at}/`;
  const inside = resolutions.filter(({ kind, pointer }) => kind === 'image' && pointer.startsWith(prefix));
  const classes = inside.flatMap(({ value, pointer }) =>
    site.images
      .map(({ picture }) => picture.className)
      .filter((name) => name.startsWith(`pic-${textProperty(value, 'image')}-`))
      .map((name) => [name, pointer.slice(prefix.length - 1)]),
  );
  return Object.fromEntries(classes);
}
