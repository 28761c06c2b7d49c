import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { readingMinutes } from '../../../content/edit/words/reading-minutes.ts';
import { property } from '../../../content/read/json.ts';
import type { FileInfo, KindInfo } from '../../contract/files.ts';
import type { ContentLocation } from '../../contract/frame-messages.ts';
import { valueAt } from '../client/files/apply-edit.ts';
import { type Observable, useObserved } from '../client/observable.ts';
import { Form } from '../fields/Form.tsx';
import type { Reveal } from '../fields/form-context.ts';
import { FieldFindings } from '../fields/frame/FieldFindings.tsx';
import { FieldHelp } from '../fields/frame/FieldHelp.tsx';
import { GroupFields } from '../fields/GroupFields.tsx';
import { fill, translated, uiTexts } from '../i18n/ui-texts.ts';
import { fieldValueAt } from '../schema/field-values.ts';
import { sectionsProperty, sectionTitle } from '../schema/sections.ts';
import { useNavigation, useOverview, useStudio } from '../start/window-context.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState, Pending } from '../ui/EmptyState.tsx';
import { itemDialogsFor, itemNotesFor, toolsFor } from '../views/file-tools.ts';
import { titleOfView } from '../views/view-titles.ts';
import { BrokenFile } from './BrokenFile.tsx';
import { ExplanationButton } from './explanation/ExplanationButton.tsx';
import styles from './FieldsPanel.module.css';
import { FileMenu } from './operations/FileMenu.tsx';
import { UsesButton } from './operations/Uses.tsx';
import { countWords } from './word-count.ts';

interface FieldsPanelProps {
  file: string;
  /** Pointer of the section to edit; '' for the file itself. */
  section: string;
  /** An id of the section that stays the same when the section is moved. */
  id?: string;
  reveal: Observable<Reveal | undefined>;
  /** Set if the fields belong to another file than the open one, whose content is shown on the same page. */
  otherFile?: ContentLocation;
  onLeave: () => void;
  /** Buttons that move, duplicate and delete the section. */
  sectionTools?: ReactNode;
  /** Whether the fields replace the page (writing mode), and a function that toggles this; if available. */
  writing?: { isOn: boolean; toggle: () => void };
}

/** The fields of a section, or of a whole file. */
export function FieldsPanel(props: FieldsPanelProps) {
  const { file: name, section, id, reveal, otherFile, onLeave, sectionTools, writing } = props;
  const studio = useStudio();
  const { kinds, files } = useOverview();
  const file = studio.file(name);
  const view = useObserved(file.view);
  const panel = useRef<HTMLElement>(null);
  const findings = useId();
  const chosen = useChosenPointer(panel, reveal, section);
  const info = files.find((one) => one.file === name);
  const kind = kinds.find((one) => one.name === info?.kind);
  if (!info || !kind || !view.isLoaded) return <Pending />;
  if (view.failure !== undefined) {
    return (
      <EmptyState icon="circle-alert" role="alert" title={uiTexts.file.failure}>
        {view.failure}
      </EmptyState>
    );
  }
  // A single file has no list next to it, so this is the only heading of the view.
  const Heading = kind.isFolder ? 'h2' : 'h1';
  if (view.data === undefined) return <BrokenFile file={file} Heading={Heading} />;
  const value = section === '' ? view.data : valueAt(view.data, section);
  const { title, above } = headingOf(kind, info.title || info.id, section, value);
  return (
    <>
      {otherFile && <WayBack info={info} pointer={otherFile.pointer} onLeave={onLeave} />}
      <header className={styles.header}>
        <p className="hint two-lines">{above}</p>
        <div className={`spread ${styles.line}`}>
          <Heading className={styles.title}>{title}</Heading>
          {sectionTools}
          <ExplanationButton locationOf={() => ({ file: name, pointer: chosen.current })} />
        </div>
      </header>
      {section === '' && <FileTools kind={kind} info={info} data={view.data} writing={writing} />}
      <section
        ref={panel}
        key={id ?? section}
        aria-label={fill(uiTexts.fields.label, { what: title })}
        className={styles.body}
      >
        <Form
          file={file}
          kind={kind}
          title={info.title || info.id}
          reveal={reveal}
          itemDialogs={itemDialogsFor(kind.name)}
          itemNotes={itemNotesFor(kind.name)}
        >
          <div className={styles.whole}>
            <FieldFindings pointer={section} id={findings} />
          </div>
          <GroupFields
            pointer={section}
            shape={shapeOf(studio.schemas, kind, section, value)}
            value={value}
            label={title}
            without={section === '' ? withoutSections(studio.schemas, kind) : []}
          />
        </Form>
      </section>
      <FieldHelp key={`${name}${id ?? section}`} panel={panel} />
    </>
  );
}

interface WayBackProps {
  info: FileInfo;
  pointer: string;
  onLeave: () => void;
}

/** Buttons to go back to the page, or to open the other file. */
function WayBack({ info, pointer, onLeave }: WayBackProps) {
  const navigation = useNavigation();
  return (
    <div className={styles.otherFile}>
      <Button size="small" variant="quiet" icon="chevron-left" onClick={onLeave}>
        {uiTexts.fields.backToPage}
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon="corner-down-right"
        onClick={() => navigation.openFile(info.file, pointer)}
      >
        {fill(uiTexts.fields.openEntity, { what: info.title || info.id })}
      </Button>
    </div>
  );
}

interface FileToolsProps extends Pick<FieldsPanelProps, 'writing'> {
  kind: KindInfo;
  info: FileInfo;
  data: unknown;
}

/** The buttons for a whole file. */
function FileTools({ kind, info, data, writing }: FileToolsProps) {
  const { schemas } = useStudio();
  const Tools = toolsFor(kind.name);
  const hasSections = sectionsProperty(schemas, kind) !== undefined;
  return (
    <div className={styles.tools}>
      {writing && <WritingTools kind={kind} data={data} writing={writing} />}
      {Tools && <Tools info={info} />}
      {kind.isFolder && <UsesButton entity={info.file} />}
      {kind.isFolder && !hasSections && <FileMenu kind={kind} info={info} />}
    </div>
  );
}

/** A ref with the pointer of the last focused field, in the panel or on the page; initially that of the section. */
function useChosenPointer(
  panel: RefObject<HTMLElement | null>,
  reveal: Observable<Reveal | undefined>,
  section: string,
): RefObject<string> {
  const chosen = useRef(section);
  useEffect(() => {
    chosen.current = section;
    const onFocus = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest('[data-pointer]') : undefined;
      if (panel.current?.contains(field ?? null)) chosen.current = field?.getAttribute('data-pointer') ?? section;
    };
    addEventListener('focusin', onFocus);
    const stop = reveal.watch(() => {
      chosen.current = reveal.get()?.pointer ?? section;
    });
    return () => {
      removeEventListener('focusin', onFocus);
      stop();
    };
  }, [panel, reveal, section]);
  return chosen;
}

interface WritingToolsProps {
  kind: KindInfo;
  data: unknown;
  writing: { isOn: boolean; toggle: () => void };
}

/** The button for writing mode, with word count and reading time. */
function WritingTools({ kind, data, writing }: WritingToolsProps) {
  const { schemas } = useStudio();
  const count = countWords(schemas, fieldValueAt(schemas, schemas.root(kind.schema), data, '', ''));
  return (
    <>
      <Button size="small" icon={writing.isOn ? 'panels-top-left' : 'pencil'} onClick={writing.toggle}>
        {writing.isOn ? uiTexts.articles.page : uiTexts.articles.write}
      </Button>
      <span className={`hint ${styles.count}`}>
        {fill(uiTexts.articles.count, { words: count, minutes: readingMinutes(count) })}
      </span>
    </>
  );
}

type Schemas = ReturnType<typeof useStudio>['schemas'];

function shapeOf(set: Schemas, kind: KindInfo, section: string, value: unknown) {
  const root = set.root(kind.schema);
  if (section === '') return root;
  return set.block(String(property(value, 'type'))) ?? { schema: {}, path: root.path };
}

function withoutSections(set: Schemas, kind: KindInfo): string[] {
  const name = sectionsProperty(set, kind);
  return name === undefined ? [] : [name];
}

function headingOf(
  kind: KindInfo,
  fileTitle: string,
  section: string,
  value: unknown,
): { title: string; above: string } {
  if (section === '')
    return { title: kind.isFolder ? fileTitle : titleOfView(kind.name), above: translated(kind.description) };
  const { type, label } = sectionTitle(value);
  return { title: type, above: label ?? fileTitle };
}
