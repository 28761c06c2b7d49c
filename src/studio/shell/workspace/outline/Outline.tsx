import { useMemo, useRef, useState } from 'react';
import { pointerStep } from '../../../../content/read/json.ts';
import type { FileInfo, KindInfo } from '../../../contract/files.ts';
import type { ContentLocation } from '../../../contract/frame-messages.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { sectionsProperty } from '../../schema/sections.ts';
import { useNavigation, useStudio } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useItemIds } from '../../ui/item-ids.ts';
import { SortableList } from '../../ui/sortable.tsx';
import { ChangeMark } from '../ChangeMark.tsx';
import { FileMenu } from '../operations/FileMenu.tsx';
import { PublishingMark } from '../PublishingMark.tsx';
import { Gallery } from './Gallery.tsx';
import styles from './Outline.module.css';
import { OutlineRow, type RowActions } from './OutlineRow.tsx';
import { useSectionEdits } from './section-edits.ts';

interface OutlineProps {
  kind: KindInfo;
  info: FileInfo;
  sections: unknown[];
  /** Pointer of the selected section; '' for the settings of the page. */
  section: string;
  onSelect: (location: ContentLocation | undefined) => void;
}

/** The outline of a page: its sections, with menus to move, duplicate, insert and delete them. */
export function Outline({ kind, info, sections, section, onSelect }: OutlineProps) {
  const studio = useStudio();
  const list = pointerStep(sectionsProperty(studio.schemas, kind) ?? '');
  const [insertAt, setInsertAt] = useState<number>();
  const select = (index: number) => onSelect({ file: info.file, pointer: list + pointerStep(index) });
  const edits = useSectionEdits({ file: info.file, list, sections, select });
  const actions = useLatest({
    select,
    move: edits.move,
    duplicate: edits.duplicate,
    remove: edits.remove,
    insert: setInsertAt,
  });
  return (
    <>
      <OutlineHead kind={kind} info={info} />
      <div className={styles.scroller}>
        <button
          type="button"
          aria-current={section === '' || undefined}
          className={`${styles.row} ${styles.settings}`}
          onClick={() => onSelect(undefined)}
        >
          <Icon name="settings-2" />
          {uiTexts.pages.settings}
        </button>
        <h2 className={styles.heading}>{uiTexts.pages.outline}</h2>
        <SectionList file={info.file} list={list} sections={sections} section={section} actions={actions} />
        <Button
          size="small"
          variant="quiet"
          icon="plus"
          className={styles.add}
          onClick={() => setInsertAt(sections.length)}
        >
          {uiTexts.pages.add}
        </Button>
      </div>
      {insertAt !== undefined && (
        <Gallery
          onClose={() => setInsertAt(undefined)}
          onPick={(picked) => {
            setInsertAt(undefined);
            edits.insert(Math.min(insertAt, sections.length), picked);
          }}
        />
      )}
    </>
  );
}

/** The button back to the list, and the page's title and menu. */
function OutlineHead({ kind, info }: Pick<OutlineProps, 'kind' | 'info'>) {
  const navigation = useNavigation();
  return (
    <header className={styles.header}>
      <Button
        size="small"
        variant="quiet"
        icon="chevron-left"
        className={styles.back}
        onClick={() => navigation.go({ view: kind.name })}
      >
        {uiTexts.list.back}
      </Button>
      <div className={`aligned ${styles.page}`}>
        <h1 className={`two-lines ${styles.title}`}>{info.title || info.id}</h1>
        <PublishingMark published={info.published} isDraft={info.isDraft} />
        <ChangeMark change={info.change} />
        <FileMenu kind={kind} info={info} />
      </div>
    </header>
  );
}

interface SectionListProps extends Pick<OutlineProps, 'sections' | 'section'> {
  file: string;
  /** Pointer of the list. */
  list: string;
  actions: RowActions;
}

function SectionList({ file, list, sections, section, actions }: SectionListProps) {
  const ids = useItemIds(sections);
  return (
    <SortableList onMove={actions.move}>
      <ol aria-label={uiTexts.pages.outline}>
        {sections.map((one, index) => (
          <OutlineRow
            key={ids[index]}
            id={ids[index] ?? ''}
            index={index}
            count={sections.length}
            file={file}
            pointer={list + pointerStep(index)}
            section={one}
            isChosen={section === list + pointerStep(index)}
            actions={actions}
          />
        ))}
      </ol>
    </SortableList>
  );
}

/** Returns a stable object whose functions call the latest actions, so that rows need not render again. */
function useLatest(actions: RowActions): RowActions {
  const latest = useRef(actions);
  latest.current = actions;
  return useMemo(
    () => ({
      select: (index) => latest.current.select(index),
      move: (from, to) => latest.current.move(from, to),
      duplicate: (index) => latest.current.duplicate(index),
      remove: (index) => latest.current.remove(index),
      insert: (index) => latest.current.insert(index),
    }),
    [],
  );
}
