import { textProperty } from '../../../../content/read/json.ts';
import { useObserved } from '../../client/observable.ts';
import { partsOf } from '../../schema/parts.ts';
import type { Shape } from '../../schema/schema-set.ts';
import { useStudio } from '../../start/window-context.ts';
import { useForm } from '../form-context.ts';
import { shownText } from '../names/titles.ts';

interface NamedTextProps {
  /** The summary of an item. */
  label: string;
  shape: Shape;
  item: unknown;
}

/** The summary of an item; if it is the name of an entity, the entity's title instead. */
export function NamedText({ label, shape, item }: NamedTextProps) {
  const { set } = useForm();
  const part = partsOf(set, shape, item).find(({ name }) => textProperty(item, name) === label);
  const kind = part && textProperty(part.shape.schema, 'x-ref');
  return kind === undefined ? label : <Title kind={kind} name={label} />;
}

function Title({ kind, name }: { kind: string; name: string }) {
  const studio = useStudio();
  return shownText(name, useObserved(studio.names(kind)) ?? []);
}
