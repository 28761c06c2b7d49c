import { useCallback, useRef } from 'react';
import { pointerStep } from '../../../content/read/json.ts';
import type { TextEditing } from '../../contract/edits.ts';
import { followed, isUnwritten, leaderOf } from '../schema/following.ts';
import type { Part } from '../schema/parts.ts';
import { useForm } from './form-context.ts';

/** An object whose fields are shown. */
interface Place {
  parts: readonly Part[];
  owner: object;
  pointer: string;
  /** The other items of its list. */
  others: readonly unknown[];
}

/** Returns a stable function that gives the edits of derived properties for a new text of the property they follow. */
export function useFollowing(place: Place): (name: string, text: unknown) => TextEditing[] {
  const { set } = useForm();
  const latest = useRef(place);
  latest.current = place;
  /** The last derived value of each property. A property with another value was edited, and is no longer updated. */
  const given = useRef(new Map<string, unknown>());
  return useCallback(
    (name, text) => {
      const { parts, owner, pointer, others } = latest.current;
      if (typeof text !== 'string') return [];
      return parts.flatMap((part): TextEditing[] => {
        if (leaderOf(part) !== name) return [];
        const now: unknown = Reflect.get(owner, part.name);
        if (now !== given.current.get(part.name) && !isUnwritten(set, part, now, others)) return [];
        const value = followed(text, part, others);
        if (value === '') return [];
        given.current.set(part.name, value);
        return [{ type: 'set', at: pointer + pointerStep(part.name), value }];
      });
    },
    [set],
  );
}
