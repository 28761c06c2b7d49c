import { useState } from 'react';
import { pointerStep, property, textProperty } from '../../../../content/read/json.ts';
import type { Edit } from '../../../contract/edits.ts';
import type { PictureInfo } from '../../../contract/media.ts';
import { useObserved } from '../../client/observable.ts';
import { FocusPicture } from '../../fields/pictures/FocusField.tsx';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { useOverview, useStudio } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { EntityMenu } from '../../workspace/operations/EntityMenu.tsx';
import { nameFrom } from '../../workspace/operations/name-from.ts';
import { UsingLocations } from '../../workspace/operations/Uses.tsx';
import { AddPictures } from './AddPictures.tsx';
import { AltFields } from './AltFields.tsx';
import { CroppedPicture } from './CroppedPicture.tsx';
import styles from './PictureDetail.module.css';
import { pictureUrl } from './PictureGrid.tsx';
import { chooseFiles } from './use-dropped-files.ts';

interface PictureDetailProps {
  picture: PictureInfo;
  /** The file with the alt texts and focus points of pictures. */
  file: string;
  /** Called after the picture was renamed, with its new name, or removed. */
  onGone: (name: string | undefined) => void;
}

/** A picture: focus point, crops, alt text, size, and where it is used. */
export function PictureDetail({ picture, file: catalogue, onGone }: PictureDetailProps) {
  const { pageOrigin } = useOverview();
  const { entry, setFocus, setAlt } = usePictureEntry(catalogue, picture.name);
  const [instead, setInstead] = useState<readonly File[]>([]);
  const { pictures: texts } = uiTexts;
  const { name } = picture;
  const focus = focusOf(entry) ?? picture.focus ?? [50, 50];
  const src = pictureUrl(picture, pageOrigin);
  // After an upload, the picture may arrive before the version of the file that contains its entry.
  const isArriving = entry === undefined && picture.alt !== undefined;
  return (
    <section aria-label={fill(texts.card, { name })} className={styles.detail}>
      <header className={`spread ${styles.header}`}>
        <h2 className={styles.title}>{name}</h2>
        <EntityMenu entity={`image/${name}`} name={name} labels={texts} nameOf={nameFrom} onDone={onGone} />
      </header>
      <div className={styles.body} inert={isArriving}>
        <FocusPicture src={src} label={texts.focus} left={focus[0]} top={focus[1]} onSet={setFocus} />
        <p className="hint pretty">{texts.focusHelp}</p>
        <div className={styles.cuts} aria-hidden="true">
          <CroppedPicture src={src} focus={focus} className={styles.wide} />
          <CroppedPicture src={src} focus={focus} className={styles.tall} />
          <CroppedPicture src={src} focus={focus} className={styles.round} />
        </div>
        <AltFields
          alt={textProperty(entry, 'alt') ?? picture.alt ?? ''}
          isDecoration={property(entry, 'decoration') === true}
          onChange={setAlt}
        />
        <div className={`spread ${styles.about}`}>
          <p className="hint pretty">
            {fill(texts.size, { width: picture.width, height: picture.height, size: kilobytes(picture.bytes) })}
          </p>
          <Button icon="image" size="small" onClick={() => chooseFiles(setInstead)}>
            {texts.replace}
          </Button>
        </div>
        <UsingLocations title={texts.usedOn} locations={picture.uses} none={texts.notUsed} />
      </div>
      {instead.length > 0 && (
        <AddPictures files={instead.slice(0, 1)} replaces={picture} onDone={() => setInstead([])} />
      )}
    </section>
  );
}

/** The entry of a picture in images.json, and functions that edit it. */
function usePictureEntry(catalogue: string, name: string) {
  const studio = useStudio();
  const file = studio.file(catalogue);
  const { data } = useObserved(file.view);
  const at = pointerStep(name);
  const entry = property(data, name);
  const described: Edit[] = entry === undefined ? [{ type: 'set', at, value: {} }] : [];
  const edit = (edits: Edit[], what: string) => {
    const title = `${what} · ${name}`;
    file.edit([...described, ...edits], { group: `${at} ${title}`, title });
  };
  return {
    entry,
    setFocus: (left: number, top: number) =>
      edit([{ type: 'set', at: `${at}/focus`, value: [percent(left), percent(top)] }], uiTexts.pictures.focus),
    setAlt: (alt: string, isDecoration: boolean) =>
      edit(
        [{ type: 'set', at: `${at}/alt`, value: alt }, ...decorationEdits(entry, at, isDecoration)],
        uiTexts.pictures.alt,
      ),
  };
}

function decorationEdits(entry: unknown, at: string, isDecoration: boolean): Edit[] {
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

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} kB`;
}
