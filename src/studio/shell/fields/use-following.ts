import { useCallback, useRef } from 'react';
import { pointerStep } from '../../../content/read/json.ts';
import type { TextEditing } from '../../contract/edits.ts';
import { followed, isUnwritten, leaderOf } from '../schema/following.ts';
import type { Part } from '../schema/parts.ts';
import { useForm } from './form-context.ts';

/** An object and its surroundings. */
interface Place {
  parts: readonly Part[];
  owner: object;
  pointer: string;
  /** The other items of its list. */
  others: readonly unknown[];
}

/** Returns a function with the edits that follow from a text: those of derived properties. The function is stable. */
export function useFollowing(place: Place): (name: string, text: unknown) => TextEditing[] {
  const { set } = useForm();
  const latest = useRef(place);
  latest.current = place;
  /** The last derived value of each property; a property with another value was edited and no longer follows. */
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
