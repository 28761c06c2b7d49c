import { useState } from 'react';
import type { HistoryEntry } from '../../../contract/work.ts';
import { fill, regionalLanguage, translateSentence, uiTexts } from '../../i18n/ui-texts.ts';
import { useOverview, useStudio } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { CompareDialog } from '../publish/CompareDialog.tsx';
import { titleOfFile } from '../view-titles.ts';
import styles from './HistoryView.module.css';

/** The number of sentences shown initially. */
const MAX_SENTENCES = 4;
/** In the menu. */
const MAX_FILES = 12;
/** With a Compare button. */
const MAX_PAGES = 3;

const timeFormat = new Intl.DateTimeFormat(regionalLanguage, { timeStyle: 'short' });

/** An entry of the history: a commit or a save. */
export function EntryCard({ entry }: { entry: HistoryEntry }) {
  const [isWhole, setWhole] = useState(false);
  const { history } = uiTexts;
  const shown = isWhole ? entry.sentences : entry.sentences.slice(0, MAX_SENTENCES);
  const rest = entry.sentences.length - shown.length;
  const isSave = entry.id.startsWith('save-');
  return (
    <li className={styles.entry}>
      <Icon name={isSave ? 'save' : 'git-commit-horizontal'} className={styles.icon} />
      <div className={styles.said}>
        <h3 className={styles.entryTitle}>{translateSentence(entry.title)}</h3>
        <p className={`hint ${styles.who}`}>
          <time dateTime={entry.time}>{timeFormat.format(new Date(entry.time))}</time>
          {entry.who !== '' && <span>{entry.who}</span>}
          {isSave && <span>{history.saved}</span>}
        </p>
        <ul className={styles.sentences}>
          {shown.map((sentence) => (
            <li key={sentence}>{translateSentence(sentence)}</li>
          ))}
        </ul>
        {(rest > 0 || isWhole) && (
          <Button
            size="small"
            variant="quiet"
            icon={isWhole ? 'chevron-up' : 'chevron-down'}
            aria-expanded={isWhole}
            className={styles.more}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? history.fewer : fill(history.more, { count: rest })}
          </Button>
        )}
        <CompareButtons entry={entry} />
      </div>
      <RestoreMenu entry={entry} />
    </li>
  );
}

/** Buttons that compare pages before and after an entry. */
function CompareButtons({ entry }: { entry: HistoryEntry }) {
  const { files } = useOverview();
  const [shown, setShown] = useState<{ title: string; path: string }>();
  const { history, publish } = uiTexts;
  const pages = files
    .filter(({ file, paths }) => entry.files.includes(file) && paths.length > 0)
    .map(({ title, id, paths: [path = ''] }) => ({ title: title || id, path }));
  return (
    <div className={styles.compared}>
      {pages.slice(0, MAX_PAGES).map((page) => (
        <Button key={page.path} size="small" icon="eye" onClick={() => setShown(page)}>
          {fill(publish.compareTitle, { what: page.title })}
        </Button>
      ))}
      {shown && (
        <CompareDialog
          {...shown}
          states={[
            { label: history.before, state: `before/${entry.id}` },
            { label: history.after, state: `after/${entry.id}` },
          ]}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  );
}

function RestoreMenu({ entry }: { entry: HistoryEntry }) {
  const studio = useStudio();
  const { files, kinds } = useOverview();
  const { history } = uiTexts;
  const restore = async (id: string, file: string) => {
    const work = () => studio.call('restore', { id, file });
    if (await studio.perform(work, () => [file])) studio.notifyWithUndo(history.restored);
  };
  const items = entry.files.slice(0, MAX_FILES).flatMap((file): MenuItem[] => {
    const what = titleOfFile(file, files, kinds);
    return [
      { label: fill(history.takeBack, { what }), icon: 'undo-2', run: () => void restore(`${entry.id}^`, file) },
      { label: fill(history.asThen, { what }), icon: 'history', run: () => void restore(entry.id, file) },
    ];
  });
  return (
    <Menu
      label={fill(history.menu, { what: translateSentence(entry.title) })}
      items={items}
      trigger="button"
      text={history.restore}
      icon="undo-2"
    />
  );
}
