import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { SearchHit } from '../../../contract/work.ts';
import { useObserved } from '../../client/observable.ts';
import { count, fill, translateSentence, uiTexts } from '../../i18n/ui-texts.ts';
import { useNavigation, useOverview, useStudio, useStudioState } from '../../start/window-context.ts';
import { EmptyState, Pending } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useApiCall } from '../use-api-call.ts';
import { iconOfKind, titleOfView } from '../view-titles.ts';
import styles from './SearchView.module.css';
import { type SettingHits, settingHits } from './setting-hits.ts';

/** The last query, which is restored when the view is opened again. */
let last = '';

/** The view for searching all texts and settings. A hit opens its field. */
export function SearchView() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState(last);
  const wanted = useDeferredValue(query.trim());
  const { revision } = useStudioState();
  const { response, request, failure, isLoading } = useApiCall('search', { words: wanted }, { reason: revision });
  const settings = useSettings(wanted);
  const hits = wanted === '' || !response ? [] : [...settings.named, ...response.hits, ...settings.described];
  const openFirst = useOpenFirst(hits[0], request?.words === query.trim() && wanted === query.trim());
  useEffect(() => input.current?.select(), []);
  useEffect(() => {
    last = query;
  }, [query]);
  const { search } = uiTexts;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back from anywhere in the view.
    <div className={styles.room} data-part onKeyDown={({ key }) => key === 'Escape' && history.back()}>
      <h1 className="visually-hidden">{uiTexts.rooms.search}</h1>
      <search className={`aligned ${styles.bar}`}>
        <Icon name={isLoading && wanted !== '' ? 'loader-circle' : 'search'} />
        <label htmlFor={id} className="visually-hidden">
          {search.label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          className={styles.input}
          placeholder={search.label}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') openFirst();
            else moveInto(event, list.current);
          }}
        />
        <kbd className={`hint ${styles.key}`}>{search.key}</kbd>
      </search>
      <p role="status" className={`hint ${styles.count}`}>
        {wanted !== '' && !isLoading && hits.length > 0 ? count(search.found, hits.length) : ''}
      </p>
      {(failure !== undefined || hits.length === 0) && (
        <NoHits failure={failure} wanted={wanted} isLoading={isLoading} />
      )}
      <ul ref={list} className={styles.hits} aria-label={search.results}>
        {hits.map((hit) => (
          <Hit key={`${hit.file}#${hit.pointer}`} hit={hit} />
        ))}
      </ul>
    </div>
  );
}

/** The settings of the site whose label or help matches the query. */
function useSettings(wanted: string): SettingHits {
  const { schemas, overview } = useStudio();
  const { kinds, files } = useObserved(overview);
  return useMemo(() => settingHits(schemas, kinds, files, wanted), [schemas, kinds, files, wanted]);
}

/** Returns a function that opens the first hit as soon as there is a response for the current query. */
function useOpenFirst(first: SearchHit | undefined, hasResponse: boolean): () => void {
  const navigation = useNavigation();
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (!isRequested || !hasResponse) return;
    setRequested(false);
    if (first) navigation.openFile(first.file, first.pointer);
  }, [isRequested, hasResponse, first, navigation]);
  return () => setRequested(true);
}

interface NoHitsProps {
  failure: string | undefined;
  wanted: string;
  isLoading: boolean;
}

/** Says why there are no hits. */
function NoHits({ failure, wanted, isLoading }: NoHitsProps) {
  const { search } = uiTexts;
  if (failure !== undefined) return <Pending failure={failure} />;
  if (wanted === '') {
    return (
      <EmptyState icon="search" title={search.begin}>
        {search.beginHelp}
      </EmptyState>
    );
  }
  if (isLoading) return null;
  return (
    <EmptyState icon="search" title={fill(search.none, { words: wanted })}>
      {search.noneHelp}
    </EmptyState>
  );
}

function Hit({ hit }: { hit: SearchHit }) {
  const navigation = useNavigation();
  const { files, kinds } = useOverview();
  const info = files.find(({ file }) => file === hit.file);
  const kind = kinds.find(({ name }) => name === info?.kind);
  return (
    <li>
      <button
        type="button"
        className={`row-button ${styles.hit}`}
        onClick={() => navigation.openFile(hit.file, hit.pointer)}
        onKeyDown={moveBetween}
      >
        <Icon name={kind ? iconOfKind(kind) : 'file-text'} className={styles.icon} />
        <span className={styles.text}>
          {hit.before}
          <mark className="found">{hit.found}</mark>
          {hit.after}
        </span>
        <span className={`hint ${styles.where}`}>
          <strong className={styles.title}>{kind && !kind.isFolder ? titleOfView(kind.name) : hit.title}</strong>{' '}
          {translateSentence(hit.where)}
        </span>
        {hit.path !== undefined && <span className={`hint ${styles.path}`}>{hit.path}</span>}
      </button>
    </li>
  );
}

/** Moves the focus from the input to the first hit on Arrow Down. */
function moveInto(event: KeyboardEvent, list: HTMLElement | null): void {
  const first = list?.querySelector('button');
  if (!first || event.key !== 'ArrowDown') return;
  event.preventDefault();
  first.focus();
}

/** Moves the focus between hits with arrow keys, and from the first hit back to the input. */
function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const item = event.currentTarget.parentElement;
  const next = event.key === 'ArrowDown' ? item?.nextElementSibling : item?.previousElementSibling;
  const target = next?.querySelector('button') ?? (event.key === 'ArrowUp' && document.querySelector('[type=search]'));
  if (target instanceof HTMLElement) target.focus();
}
