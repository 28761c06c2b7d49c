import { useMemo, useState } from 'react';
import { pointerStep, property, textProperty } from '../../../../content/read/json.ts';
import type { TextEditing } from '../../../contract/edits.ts';
import type { PictureInfo } from '../../../contract/media.ts';
import type { Operation } from '../../../contract/work.ts';
import { useObserved } from '../../client/observable.ts';
import { FocusPicture } from '../../fields/pictures/FocusField.tsx';
import { useStudio } from '../../start/studio-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { fill, words } from '../../words/words.ts';
import { OperationDialog } from '../../workspace/operations/OperationDialog.tsx';
import { AddPictures } from './AddPictures.tsx';
import { AltFields } from './AltFields.tsx';
import { CutPicture } from './CutPicture.tsx';
import styles from './PictureDetail.module.css';
import { addressOf } from './PictureGrid.tsx';
import { chooseFiles } from './use-dropped-files.ts';

interface PictureDetailProps {
  picture: PictureInfo;
  /** The file that says what pictures show. */
  file: string;
  /** It is called otherwise now, or is no more. */
  onGone: (picture: undefined) => void;
}

/** What one picture shows, how it is cut, where it is used. */
export function PictureDetail({ picture, file: place, onGone }: PictureDetailProps) {
  const studio = useStudio();
  const { pageOrigin } = useObserved(studio.overview);
  const file = useMemo(() => studio.file(place), [studio, place]);
  const { data } = useObserved(file.view);
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const [instead, setInstead] = useState<readonly File[]>([]);
  const { pictures: said } = words;
  const { name } = picture;
  const at = pointerStep(name);
  const entry = property(data, name);
  const focus = focusOf(entry) ?? picture.focus ?? [50, 50];
  const src = addressOf(picture, pageOrigin);
  const thing = `image/${name}`;
  // A picture that was just added is described already, in a version of the file that is still to come.
  const isArriving = entry === undefined && picture.alt !== undefined;
  const described: TextEditing[] = entry === undefined ? [{ type: 'set', at, value: {} }] : [];
  const edit = (edits: TextEditing[], title: string) =>
    file.edit([...described, ...edits], { group: `${at} ${title}`, title });
  const set = (left: number, top: number) =>
    edit([{ type: 'set', at: `${at}/focus`, value: [percent(left), percent(top)] }], `${said.focus} · ${name}`);
  const setAlt = (alt: string, isDecoration: boolean) =>
    edit(
      [{ type: 'set', at: `${at}/alt`, value: alt }, ...decorationEdits(entry, at, isDecoration)],
      `${said.alt} · ${name}`,
    );
  return (
    <section aria-label={fill(said.card, { name })} className={styles.detail}>
      <header className={styles.header}>
        <h2 className={styles.title}>{name}</h2>
        <Menu
          label={said.more}
          items={[
            { label: said.rename, icon: 'pencil', run: () => setAsked('rename') },
            { label: said.remove, icon: 'trash-2', tone: 'danger', run: () => setAsked('remove') },
          ]}
        />
      </header>
      <div className={styles.body} inert={isArriving}>
        <FocusPicture src={src} label={said.focus} left={focus[0]} top={focus[1]} onSet={set} />
        <p className={styles.hint}>{said.focusHelp}</p>
        <div className={styles.cuts} aria-hidden="true">
          <CutPicture src={src} focus={focus} className={styles.wide} />
          <CutPicture src={src} focus={focus} className={styles.tall} />
          <CutPicture src={src} focus={focus} className={styles.round} />
        </div>
        <AltFields
          alt={textProperty(entry, 'alt') ?? picture.alt ?? ''}
          isDecoration={property(entry, 'decoration') === true}
          onChange={setAlt}
        />
        <div className={styles.about}>
          <p className={styles.hint}>
            {fill(said.size, { width: picture.width, height: picture.height, size: inWords(picture.bytes) })}
          </p>
          <Button icon="image" size="small" onClick={() => chooseFiles(setInstead)}>
            {said.replace}
          </Button>
        </div>
        <section aria-labelledby="picture-uses">
          <h3 id="picture-uses" className={styles.label}>
            {said.usedOn}
          </h3>
          {picture.uses.length === 0 && <p className={styles.hint}>{said.notUsed}</p>}
          <ul className={styles.uses}>
            {picture.uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        </section>
      </div>
      {asked && (
        <OperationDialog
          title={fill(asked === 'rename' ? said.renameTitle : said.removeTitle, { name })}
          does={asked === 'rename' ? said.rename : said.remove}
          thing={thing}
          {...(asked === 'rename' && { asks: { label: said.newName, name } })}
          isDangerous={asked === 'remove'}
          operation={(other): Operation =>
            asked === 'rename' ? { do: 'rename', thing, name: other } : { do: 'remove', thing }
          }
          onDone={() => onGone(undefined)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {instead.length > 0 && (
        <AddPictures files={instead.slice(0, 1)} replaces={picture} onDone={() => setInstead([])} />
      )}
    </section>
  );
}

function decorationEdits(entry: unknown, at: string, isDecoration: boolean): TextEditing[] {
  const isSet = property(entry, 'decoration') !== undefined;
  if (isDecoration) return [{ type: 'set', at: `${at}/decoration`, value: true }];
  return isSet ? [{ type: 'remove', at: `${at}/decoration` }] : [];
}

function focusOf(entry: unknown): [number, number] | undefined {
  const focus = property(entry, 'focus');
  const [left, top] = Array.isArray(focus) ? focus : [];
  return typeof left === 'number' && typeof top === 'number' ? [left, top] : undefined;
}

function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}

function inWords(bytes: number): string {
  return `${Math.round(bytes / 1024)} kB`;
}
