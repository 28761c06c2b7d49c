import { useDeferredValue, useState } from 'react';
import type { HistoryEntry } from '../../../contract/work.ts';
import { SearchInput } from '../../fields/frame/SearchInput.tsx';
import { fill, regionalLanguage, translateSentence, uiTexts } from '../../i18n/ui-texts.ts';
import { useNavigation, useOverview, useStudioState } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, Pending } from '../../ui/EmptyState.tsx';
import { useApiCall } from '../use-api-call.ts';
import type { ViewProps } from '../view-props.ts';
import { EntryCard } from './EntryCard.tsx';
import styles from './HistoryView.module.css';

/** The history of all files or of a single file, latest entry first, with a search. */
export function HistoryView({ location }: ViewProps) {
  const navigation = useNavigation();
  const { files } = useOverview();
  const { revision, hasGit } = useStudioState();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLowerCase());
  const { file } = location;
  const { response, failure } = useApiCall('history', file === undefined ? {} : { file }, { reason: revision });
  const { history } = uiTexts;
  if (!response) return <Pending failure={failure} />;
  const shown = response.entries.filter((entry) => isAbout(entry, wanted));
  const title = files.find((one) => one.file === file)?.title ?? file;
  return (
    <div className="scroller" data-part>
      <div className={`room-page ${styles.inside}`}>
        <header className={styles.header}>
          <div>
            <h1 className="room-title">
              {title === undefined ? uiTexts.rooms.history : fill(history.of, { what: title })}
            </h1>
            <p className="room-help">{hasGit ? history.help : history.helpWithoutGit}</p>
          </div>
          {file !== undefined && (
            <Button icon="chevron-left" onClick={() => navigation.go({ view: 'history' })}>
              {history.all}
            </Button>
          )}
          <SearchInput label={history.search} className={styles.search} value={query} onChange={setQuery} />
        </header>
        {shown.length === 0 && (
          <EmptyState icon="history" title={query === '' ? history.none : fill(uiTexts.list.noMatch, { words: query })}>
            {query === '' && history.noneHelp}
          </EmptyState>
        )}
        {daysOf(shown).map(([day, entries]) => (
          <section key={day} aria-label={day}>
            <h2 className={`hint ${styles.date}`}>{day}</h2>
            <ol>
              {entries.map((entry) => (
                <EntryCard key={entry.id} entry={entry} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

function isAbout({ title, who, sentences }: HistoryEntry, wanted: string): boolean {
  return [title, who, ...sentences].some((text) => translateSentence(text).toLowerCase().includes(wanted));
}

const dayFormat = new Intl.DateTimeFormat(regionalLanguage, { dateStyle: 'full' });

function daysOf(entries: HistoryEntry[]): [string, HistoryEntry[]][] {
  return [...Map.groupBy(entries, ({ time }) => dayFormat.format(new Date(time)))];
}
