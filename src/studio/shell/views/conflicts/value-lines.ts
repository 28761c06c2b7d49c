import { isObject } from '../../../../content/read/json.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { labelOf } from '../../schema/labels.ts';

/** Lays a JSON value out in lines: texts as they are, objects with a label before each property, lists with bullets. */
export function linesOf(json: string | undefined): string[] | undefined {
  return json === undefined ? undefined : linesIn(JSON.parse(json));
}

function linesIn(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => linesIn(item).map((line, at) => (at === 0 ? `• ${line}` : line)));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, part]) => {
      const lines = linesIn(part);
      const isShort = lines.length === 1 && !Array.isArray(part);
      return isShort ? [`${labelOf(name)}: ${lines[0]}`] : [`${labelOf(name)}:`, ...lines.map((line) => `  ${line}`)];
    });
  }
  if (typeof value === 'boolean') return [value ? uiTexts.fields.yes : uiTexts.fields.no];
  return [String(value)];
}
