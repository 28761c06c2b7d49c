import { useCallback, useEffect, useRef, useState } from 'react';
import { loadSearch, type PageHit, preloadQuery, resetSearch, search } from './search-client.ts';
import { endsLikeStopWord, withoutStopWords } from './stop-words.ts';

/** What the panel shows. The answer of the question before stays until the next one is there. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching'; query: string }
  | { kind: 'found'; query: string; count: number; pages: PageHit[]; isWhole: boolean }
  | { kind: 'too-common'; query: string }
  | { kind: 'failed' };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Results shown at once; a press on the button for more shows as many again. */
const STEP = 8;

/** Milliseconds after the last key before a query that ends like a common word is run, in case the visitor types on. */
const HESITATION = 180;

/** A question, and how many of the pages that are found are wanted. */
interface Turn {
  query: string;
  shown: number;
}

/**
 * Shows the answer to a question as it comes: the first pages that are found, then the whole answer, since a list that
 * changes all the time cannot be read.
 * @returns whether the whole answer is shown; not when it is no longer wanted
 */
async function showAnswer(
  { query, shown }: Turn,
  asked: string,
  basePath: string,
  isWanted: () => boolean,
  show: (state: SearchState) => void,
): Promise<boolean> {
  let isShown = false;
  for await (const { first, count, isWhole } of search(asked, basePath)) {
    if (!isWanted()) break;
    if (!isWhole && (isShown || count === 0)) continue;
    const pages = await first(shown);
    if (!isWanted()) break;
    show({ kind: 'found', query, count, pages, isWhole });
    if (isWhole) return true;
    isShown = true;
  }
  return false;
}

/**
 * Asks the index as visitors type: one question at a time, and after each only the latest one.
 * @param basePath the path that the site lies under
 * @param commonWords what is not looked for, since nearly every page has it
 */
export function useSearch(basePath: string, commonWords: readonly string[]) {
  const [state, setState] = useState<SearchState>({ kind: 'idle' });
  const wanted = useRef<Turn>({ query: '', shown: STEP });
  const asking = useRef(false);
  const goOn = useRef<() => void>(undefined);

  const ask = useCallback(async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      for (let turn = wanted.current; turn.query !== ''; turn = wanted.current) {
        const { query, shown } = turn;
        const asked = withoutStopWords(query, commonWords);
        if (asked !== '') setState((before) => (before.kind === 'found' ? before : { kind: 'searching', query }));
        if (shown === STEP && endsLikeStopWord(query, commonWords)) {
          preloadQuery(asked, basePath);
          await Promise.race([pause(HESITATION), new Promise<void>((resolve) => (goOn.current = resolve))]);
          if (turn !== wanted.current) continue;
        }
        if (asked === '') return setState({ kind: 'too-common', query });
        if (await showAnswer(turn, asked, basePath, () => turn === wanted.current, setState)) return;
      }
      setState({ kind: 'idle' });
    } catch {
      resetSearch();
      setState({ kind: 'failed' });
    } finally {
      asking.current = false;
    }
  }, [basePath, commonWords]);

  useEffect(() => {
    // The index is on its way while the first word is typed; a failure is met by the first question.
    loadSearch(basePath).catch(() => undefined);
  }, [basePath]);

  const onQuery = useCallback(
    (query: string) => {
      wanted.current = { query: query.trim(), shown: STEP };
      if (wanted.current.query === '') setState({ kind: 'idle' });
      goOn.current?.();
      ask();
    },
    [ask],
  );
  const onMore = useCallback(() => {
    wanted.current = { ...wanted.current, shown: wanted.current.shown + STEP };
    ask();
  }, [ask]);
  return { state, onQuery, onMore, onRetry: ask };
}
