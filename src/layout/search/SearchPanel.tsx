import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { SiteData } from '../../contracts/site-data.ts';
import type { Words } from '../../generated/types.ts';
import { Link } from '../../ui/link/Link.tsx';
import { highlightTitle, type Piece } from './excerpt.ts';
import styles from './SearchPanel.later.module.css';
import type { PageHit } from './search-client.ts';
import { type SearchState, useSearch } from './useSearch.ts';

export interface SearchPanelProps {
  data: SiteData;
  /** Whether a single key opens the search. */
  hasKey: boolean;
  onKeyChange: (on: boolean) => void;
}

const NONE: string[] = [];

/** Moves the focus between the field and the results, wrapping around at the ends. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], [data-results] a')];
  const here = stops.findIndex((stop) => stop.matches(':focus'));
  if (here < 0) return;
  event.preventDefault();
  stops[(here + step + stops.length) % stops.length]?.focus();
}

/** Opens the best result. */
function onSubmit(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-results] a')?.click();
}

/** The search field and its results. */
export function SearchPanel({ data, hasKey, onKeyChange }: SearchPanelProps) {
  const { words } = data;
  const { state, onQuery, onMore, onRetry } = useSearch(
    data.basePath ?? '',
    data.navigation.searchPanel?.commonWords ?? NONE,
  );
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move the focus between focusable elements
    <div className={styles.panel} onKeyDown={onArrow}>
      <form role="search" className={styles.form} onSubmit={onSubmit}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          name="query"
          aria-label={words.searchLabel}
          placeholder={words.searchHint}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onInput={({ currentTarget }) => onQuery(currentTarget.value)}
        />
        <p className={styles.keys}>{words.searchKeys}</p>
      </form>
      <p className={styles.status} role="status">
        {statusOf(state, words)}
      </p>
      {state.kind === 'failed' && (
        <button type="button" className={styles.button} onClick={onRetry}>
          {words.tryAgain}
        </button>
      )}
      {state.kind === 'found' && state.count > 0 && <Results found={state} words={words} onMore={onMore} />}
      {(state.kind === 'idle' || state.kind === 'too-common' || (state.kind === 'found' && state.count === 0)) && (
        <Suggestions panel={data.navigation.searchPanel} isHelp={state.kind === 'found'} />
      )}
      <label className={styles.shortcut}>
        <input type="checkbox" checked={hasKey} onChange={({ currentTarget }) => onKeyChange(currentTarget.checked)} />
        {words.searchShortcut}
      </label>
    </div>
  );
}

/** The status text above the results, also announced by screen readers. */
function statusOf(state: SearchState, words: Words): string {
  if (state.kind === 'idle') return '';
  if (state.kind === 'searching' || (state.kind === 'found' && !state.isWhole)) return words.searchLoading;
  if (state.kind === 'failed') return words.searchFailed;
  if (state.kind === 'too-common') return words.searchTooCommon.replace('{query}', state.query);
  const { count, query } = state;
  if (count === 0) return `${words.searchNone.replace('{query}', query)} ${words.searchAdvice}`;
  const sentence = count === 1 ? words.searchOne : words.searchCount;
  return sentence.replace('{count}', count.toLocaleString(words.dateLocale)).replace('{query}', query);
}

interface ResultsProps {
  found: Extract<SearchState, { kind: 'found' }>;
  words: Words;
  onMore: () => void;
}

function Results({ found, words, onMore }: ResultsProps) {
  const left = found.count - found.pages.length;
  return (
    <>
      <ol className={styles.results} data-results={found.query}>
        {found.pages.map((page) => (
          <Result key={page.path} page={page} query={found.query} />
        ))}
      </ol>
      {found.isWhole && left > 0 && (
        <button type="button" className={styles.button} onClick={onMore}>
          {words.searchMore.replace('{count}', String(Math.min(left, found.pages.length)))}
        </button>
      )}
    </>
  );
}

function Result({ page, query }: { page: PageHit; query: string }) {
  return (
    <li>
      <Link link={page.path} label={page.title} className={styles.result}>
        <span className={styles.category}>{page.category}</span>
        <strong>
          <Marked pieces={highlightTitle(page.title, query)} />
        </strong>
        <span className={styles.excerpt}>
          <Marked pieces={page.excerpt} />
        </span>
      </Link>
    </li>
  );
}

/** A text with the matches highlighted. */
function Marked({ pieces }: { pieces: Piece[] }) {
  let place = 0;
  return pieces.map(({ text, isMatch }) => {
    place += text.length;
    return isMatch ? <mark key={place}>{text}</mark> : text;
  });
}

interface SuggestionsProps {
  panel: SiteData['navigation']['searchPanel'];
  /** Whether nothing was found; then contact options come first. */
  isHelp: boolean;
}

/** Popular pages, shown before anything is typed and when nothing was found. */
function Suggestions({ panel, isHelp }: SuggestionsProps) {
  if (!panel) return null;
  const links = isHelp ? [panel.help, ...panel.suggestions] : panel.suggestions;
  return (
    <div className={styles.suggestions}>
      {!isHelp && <h2>{panel.title}</h2>}
      <ul data-results="">
        {links.map(({ label, link }) => (
          <li key={link}>
            <Link link={link} label={label} className={styles.suggestion} />
          </li>
        ))}
      </ul>
    </div>
  );
}
