import { memo, useMemo, useRef, useState } from 'react';
import { pointerStep } from '../../../../content/read/json.ts';
import { type FileInfo, type KindInfo, publishingDays } from '../../../contract/files.ts';
import type { ContentPlace } from '../../../contract/frame-messages.ts';
import { useWorst } from '../../fields/frame/FieldFindings.tsx';
import { SeverityDot } from '../../fields/frame/SeverityDot.tsx';
import { stepOf } from '../../fields/lists/ItemCard.tsx';
import { sectionsProperty, sectionTitle } from '../../schema/sections.ts';
import { useNavigation } from '../../start/navigation.ts';
import { useStudio } from '../../start/studio-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useItemIds } from '../../ui/item-ids.ts';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { SortableList, useSortableItem } from '../../ui/sortable.tsx';
import { fill, words } from '../../words/words.ts';
import { ChangeMark } from '../ChangeMark.tsx';
import { FileMenu } from '../operations/FileMenu.tsx';
import { PublishingMark } from '../PublishingMark.tsx';
import { fittingSection } from './fitting-section.ts';
import { Gallery } from './Gallery.tsx';
import styles from './Outline.module.css';
import { useSectionEdits } from './section-edits.ts';

interface OutlineProps {
  kind: KindInfo;
  info: FileInfo;
  sections: unknown[];
  /** Pointer of the chosen section; '' for the settings of the page. */
  section: string;
  onSelect: (place: ContentPlace | undefined) => void;
}

/** The sections of a page in order, with what can be done with each. */
export function Outline({ kind, info, sections, section, onSelect }: OutlineProps) {
  const studio = useStudio();
  const navigation = useNavigation();
  const ids = useItemIds(sections);
  const list = pointerStep(sectionsProperty(studio.schemas, kind) ?? '');
  const [insertAt, setInsertAt] = useState<number>();
  const select = (index: number) => onSelect({ file: info.file, pointer: list + pointerStep(index) });
  const edits = useSectionEdits({ file: info.file, list, sections, select });
  const actions = useLatest({
    select,
    move: edits.move,
    duplicate: (index) => edits.insert(index + 1, sections[index]),
    remove: edits.remove,
    insert: setInsertAt,
  });
  return (
    <>
      <header className={styles.header}>
        <Button
          size="small"
          look="quiet"
          icon="chevron-left"
          className={styles.back}
          onClick={() => navigation.go({ room: kind.name })}
        >
          {words.list.back}
        </Button>
        <div className={styles.page}>
          <h1 className={styles.title}>{info.title || info.id}</h1>
          <PublishingMark published={info.published} isDraft={info.isDraft} />
          <ChangeMark change={info.change} />
          <FileMenu kind={kind} info={info} />
        </div>
      </header>
      <div className={styles.scroller}>
        <button
          type="button"
          aria-current={section === '' || undefined}
          className={`${styles.row} ${styles.settings}`}
          onClick={() => onSelect(undefined)}
        >
          <Icon name="settings-2" />
          {words.pages.settings}
        </button>
        <h2 className={styles.heading}>{words.pages.outline}</h2>
        <SortableList onMove={edits.move}>
          <ol className={styles.list} aria-label={words.pages.outline}>
            {sections.map((one, index) => (
              <OutlineRow
                key={ids[index]}
                id={ids[index] ?? ''}
                index={index}
                count={sections.length}
                file={info.file}
                pointer={list + pointerStep(index)}
                section={one}
                isChosen={section === list + pointerStep(index)}
                actions={actions}
              />
            ))}
          </ol>
        </SortableList>
        <Button
          size="small"
          look="quiet"
          icon="plus"
          className={styles.add}
          onClick={() => setInsertAt(sections.length)}
        >
          {words.pages.add}
        </Button>
      </div>
      {insertAt !== undefined && (
        <Gallery
          onClose={() => setInsertAt(undefined)}
          onPick={(block) => {
            setInsertAt(undefined);
            void fittingSection(studio, block).then((fitting) => edits.insert(insertAt, fitting));
          }}
        />
      )}
    </>
  );
}

/** What can be done with the section at a place of the list. */
interface RowActions {
  select: (index: number) => void;
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
  insert: (index: number) => void;
}

/** The same actions in each rendering, which do what the last of them says. */
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

interface OutlineRowProps {
  id: string;
  index: number;
  count: number;
  file: string;
  pointer: string;
  section: unknown;
  isChosen: boolean;
  actions: RowActions;
}

/** Rendered again only when its own section is another: a page may have hundreds of them. */
const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { id, index, file, pointer, section, isChosen, actions } = props;
  const { ref, handleRef, isDragging } = useSortableItem(id, index);
  const worst = useWorst(file, pointer);
  const { type, saying } = sectionTitle(section);
  const title = fill(words.pages.section, { number: index + 1, title: type });
  return (
    <li ref={ref} className={`${styles.item} ${isDragging ? styles.dragging : ''}`}>
      <span ref={handleRef} className={styles.handle} title={fill(words.fields.drag, { what: title })}>
        <Icon name="grip-vertical" />
      </span>
      <button
        type="button"
        aria-current={isChosen || undefined}
        className={styles.row}
        onClick={() => actions.select(index)}
        onKeyDown={(event) => {
          const step = event.altKey ? stepOf(event.key) : undefined;
          if (step !== undefined) actions.move(index, index + step);
          else if (event.key === 'Delete') actions.remove(index);
          else return;
          event.preventDefault();
        }}
      >
        <span className={styles.type}>
          <span className="visually-hidden">{title.slice(0, title.length - type.length)}</span>
          {type}
        </span>{' '}
        {saying && <span className={styles.saying}>{saying}</span>}
      </button>
      <PublishingMark published={publishingDays(section)} />
      <SeverityDot severity={worst} />
      <Menu label={fill(words.pages.more, { number: index + 1 })} items={actionsOf(props)} className={styles.menu} />
    </li>
  );
});

function actionsOf({ index, count, actions }: OutlineRowProps): MenuItem[] {
  const { fields, pages } = words;
  return [
    { label: fields.moveUp, icon: 'arrow-up', isDisabled: index === 0, run: () => actions.move(index, index - 1) },
    {
      label: fields.moveDown,
      icon: 'arrow-down',
      isDisabled: index === count - 1,
      run: () => actions.move(index, index + 1),
    },
    { label: fields.duplicate, icon: 'copy', run: () => actions.duplicate(index) },
    { label: pages.addBefore, icon: 'plus', run: () => actions.insert(index) },
    {
      label: fields.delete,
      icon: 'trash-2',
      tone: 'danger',
      isDisabled: count === 1,
      run: () => actions.remove(index),
    },
  ];
}
