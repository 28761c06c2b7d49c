import { textProperty } from '../../../../content/read/json.ts';
import { useObserved } from '../../client/observable.ts';
import { partsOf } from '../../schema/parts.ts';
import type { Shape } from '../../schema/schema-set.ts';
import { useStudio } from '../../start/studio-context.ts';
import { useForm } from '../form-context.ts';
import { shownText } from '../names/titles.ts';

interface NamedSayingProps {
  /** The summary of an item. */
  saying: string;
  shape: Shape;
  item: unknown;
}

/** The summary of an item; if it is the name of an entity, the entity's title instead. */
export function NamedText({ saying, shape, item }: NamedSayingProps) {
  const { set } = useForm();
  const part = partsOf(set, shape, item).find(({ name }) => textProperty(item, name) === saying);
  const kind = part && textProperty(part.shape.schema, 'x-ref');
  return kind === undefined ? saying : <Title kind={kind} name={saying} />;
}

function Title({ kind, name }: { kind: string; name: string }) {
  const studio = useStudio();
  return shownText(name, useObserved(studio.names(kind)) ?? []);
}
