import { useCallback, useEffect, useRef, useState } from 'react';
import { loadSearch, type PageHit, preloadQuery, resetSearch, search } from './search-client.ts';
import { endsLikeStopWord, withoutStopWords } from './stop-words.ts';

/** The state of the panel. The previous answer stays until the next one is ready. */
export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching'; query: string }
  | { kind: 'found'; query: string; count: number; pages: PageHit[]; isWhole: boolean }
  | { kind: 'too-common'; query: string }
  | { kind: 'failed' };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Number of results to show initially, and to add with each click on "more". */
const STEP = 8;

/** Milliseconds after the last key before a query that ends like a common word is run, in case the visitor types on. */
const HESITATION = 180;

/** A query, and how many results to load. */
interface Turn {
  query: string;
  shown: number;
}

/**
 * Shows the answer to a query in two steps, first some results and then the complete answer: a list that keeps changing
 * cannot be read.
 * @returns whether the complete answer is shown; false if the query was superseded
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
 * Runs queries while the visitor types: one at a time, then only the latest.
 * @param basePath the base path of the site
 * @param commonWords words that are not searched, because nearly every page contains them
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
    // Loads the index while the first word is typed; the first query reports a failure.
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
