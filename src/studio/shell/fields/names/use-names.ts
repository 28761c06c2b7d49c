import { useMemo } from 'react';
import { isObject, textProperty } from '../../../../content/read/json.ts';
import type { KindInfo, NameInfo } from '../../../contract/files.ts';
import { valueAt } from '../../client/files/apply-edit.ts';
import { Observable, useObserved } from '../../client/observable.ts';
import { itemLabel } from '../../schema/labels.ts';
import { useStudio } from '../../start/window-context.ts';
import { useForm } from '../form-context.ts';

const nothing = new Observable(undefined);

/** The names of a kind that the edited file can refer to: its own, such as a form's fields, or those of the site. */
export function useNames(kindName: string): readonly NameInfo[] {
  const studio = useStudio();
  const { kind, file } = useForm();
  const source = kind.named.find(({ of, by }) => of === kindName && by !== undefined);
  const view = useObserved(source ? studio.file(file).view : nothing);
  const known = useObserved(studio.names(kindName));
  return useMemo(() => (source && view ? namesAt(view.data, source) : (known ?? [])), [source, view, known]);
}

/** The named items of a list. */
export function namesAt(data: unknown, { at, by = '' }: KindInfo['named'][number]): NameInfo[] {
  const items = valueAt(data, at);
  return (Array.isArray(items) ? items : []).flatMap((item: unknown): NameInfo[] => {
    const name = isObject(item) ? textProperty(item, by) : undefined;
    return name ? [{ name, title: itemLabel(item) ?? name }] : [];
  });
}
