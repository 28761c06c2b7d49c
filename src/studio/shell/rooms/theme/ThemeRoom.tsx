import { useMemo } from 'react';
import { property } from '../../../../content/read/json.ts';
import { useObserved } from '../../client/observable.ts';
import { Form } from '../../fields/Form.tsx';
import { GroupFields } from '../../fields/GroupFields.tsx';
import { useOpenFile } from '../../start/navigation.ts';
import { useStudio } from '../../start/studio-context.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { count, words } from '../../words/words.ts';
import { BrokenFile } from '../../workspace/BrokenFile.tsx';
import { Columns } from '../../workspace/Columns.tsx';
import { Stage } from '../../workspace/stage/Stage.tsx';
import type { RoomProps } from '../room-props.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { GroundCard } from './GroundCard.tsx';
import { PaletteList } from './PaletteList.tsx';
import styles from './ThemeRoom.module.css';
import { groundsOf, pairsOf, paletteOf } from './theme-colours.ts';

/** What has controls of its own on the desk. */
const ON_THE_DESK = ['palette', 'tones', 'dark'];

/** Colours, faces and shape beside the page that shows them. */
export function ThemeRoom({ kind }: RoomProps) {
  const studio = useStudio();
  const open = useOpenFile();
  const { files } = useObserved(studio.overview);
  const file = useMemo(() => studio.file(kind?.place ?? ''), [studio, kind]);
  const { data, isLoaded, failure } = useObserved(file.view);
  const home = files.find(({ paths }) => paths.includes('/'));
  if (failure !== undefined) return <EmptyState icon="circle-alert" title={failure} />;
  if (!kind || !isLoaded) return <EmptyState icon="loader-circle" title={words.list.loading} />;
  if (data === undefined) return <BrokenFile file={file} />;
  const palette = paletteOf(data);
  const grounds = groundsOf(data);
  const weak = grounds.flatMap((ground) => pairsOf(ground, palette)).filter(({ isWeak }) => isWeak);
  const { theme } = words;
  /** @param group quick changes of the same group are one step of undo */
  const setColour = (name: string, value: string, group?: string) =>
    file.edit([{ type: 'set', at: `/palette/${name}`, value }], {
      group,
      title: `${theme.colours} · ${name}`,
    });
  const desk = (
    <section className={styles.desk} aria-label={theme.settings}>
      <header className={styles.header}>
        <h1 className={styles.title}>{theme.title}</h1>
        <p role="status" className={styles.weak}>
          {weak.length > 0 && count(theme.weak, weak.length)}
        </p>
      </header>
      <section aria-labelledby="theme-colours">
        <h2 id="theme-colours" className={styles.heading}>
          {theme.colours}
        </h2>
        <p className={styles.hint}>{theme.coloursHelp}</p>
        <PaletteList
          palette={palette}
          grounds={grounds}
          onSet={(name, value) => setColour(name, value, `/palette/${name}`)}
        />
      </section>
      <section aria-labelledby="theme-grounds">
        <h2 id="theme-grounds" className={styles.heading}>
          {theme.grounds}
        </h2>
        <p className={styles.hint}>{theme.groundsHelp}</p>
        <ul className={styles.grounds}>
          {grounds.map((ground) => (
            <GroundCard key={`${ground.name}${ground.isDark}`} ground={ground} palette={palette} onSet={setColour} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="theme-shape">
        <h2 id="theme-shape" className={styles.heading}>
          {theme.shape}
        </h2>
        <p className={styles.hint}>{theme.facesHelp}</p>
        <FaceChoice fonts={property(data, 'fonts')} onEdit={(edits, title) => file.edit(edits, { title })} />
        <Form kind={kind} file={file} title={theme.title}>
          <GroupFields
            pointer=""
            shape={studio.schemas.root(kind.schema)}
            value={data}
            label={theme.title}
            without={ON_THE_DESK}
          />
        </Form>
      </section>
    </section>
  );
  if (!home) return <Columns middle={desk} />;
  return (
    <Columns
      middle={
        <Stage
          path="/"
          title={home.title}
          selected={{ file: home.file, pointer: '' }}
          onSelect={(place) => open(place.file, place.pointer)}
        />
      }
      fields={desk}
    />
  );
}
