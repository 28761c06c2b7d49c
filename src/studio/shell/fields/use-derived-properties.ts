import { useCallback, useRef } from 'react';
import { pointerStep } from '../../../content/read/json.ts';
import type { Edit } from '../../contract/edits.ts';
import { derivedFrom, derivedValue, isUnedited } from '../schema/derived-properties.ts';
import type { Part } from '../schema/parts.ts';
import { useForm } from './form-context.ts';

/** An object whose fields are shown. */
interface ShownObject {
  parts: readonly Part[];
  owner: object;
  pointer: string;
  /** The other items of its list. */
  others: readonly unknown[];
}

/** Returns a stable function that gives the edits of the properties derived from a property, for its new text. */
export function useDerivedProperties(object: ShownObject): (name: string, text: unknown) => Edit[] {
  const { set } = useForm();
  const latest = useRef(object);
  latest.current = object;
  /** The last derived value of each property. A property with another value was edited, and is no longer updated. */
  const given = useRef(new Map<string, unknown>());
  return useCallback(
    (name, text) => {
      const { parts, owner, pointer, others } = latest.current;
      if (typeof text !== 'string') return [];
      return parts.flatMap((part): Edit[] => {
        if (derivedFrom(part) !== name) return [];
        const now: unknown = Reflect.get(owner, part.name);
        if (now !== given.current.get(part.name) && !isUnedited(set, part, now, others)) return [];
        const value = derivedValue(text, part, others);
        if (value === '') return [];
        given.current.set(part.name, value);
        return [{ type: 'set', at: pointer + pointerStep(part.name), value }];
      });
    },
    [set],
  );
}
