import { property } from '../../../../content/read/json.ts';
import type { KindInfo } from '../../../contract/files.ts';
import type { OpenFile } from '../../client/files/open-file.ts';
import { Form } from '../../fields/Form.tsx';
import { GroupFields } from '../../fields/GroupFields.tsx';
import { count, uiTexts } from '../../i18n/ui-texts.ts';
import { useStudio } from '../../start/window-context.ts';
import { BackgroundCard } from './BackgroundCard.tsx';
import { FontChoice } from './FontChoice.tsx';
import { PaletteList } from './PaletteList.tsx';
import styles from './ThemeView.module.css';
import { backgroundsOf, pairsOf, paletteOf } from './theme-colours.ts';

/** Properties with special controls, which the generated form leaves out. */
const WITH_CONTROLS = ['palette', 'tones', 'dark'];

interface ThemeControlsProps {
  kind: KindInfo;
  file: OpenFile;
  data: unknown;
}

/** The controls of the theme: colours, backgrounds, fonts and shapes. */
export function ThemeControls({ kind, file, data }: ThemeControlsProps) {
  const palette = paletteOf(data);
  const backgrounds = backgroundsOf(data);
  const weak = backgrounds.flatMap((background) => pairsOf(background, palette)).filter(({ isWeak }) => isWeak);
  const { theme } = uiTexts;
  /** @param group changes of the same group in quick succession become one undo step */
  const setColour = (name: string, value: string, group?: string) =>
    file.edit([{ type: 'set', at: `/palette/${name}`, value }], {
      group,
      title: `${theme.colours} · ${name}`,
    });
  return (
    <section className={styles.controls} aria-label={theme.settings}>
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
        <p className={`hint ${styles.hint}`}>{theme.coloursHelp}</p>
        <PaletteList
          palette={palette}
          backgrounds={backgrounds}
          onSet={(name, value) => setColour(name, value, `/palette/${name}`)}
        />
      </section>
      <section aria-labelledby="theme-grounds">
        <h2 id="theme-grounds" className={styles.heading}>
          {theme.grounds}
        </h2>
        <p className={`hint ${styles.hint}`}>{theme.groundsHelp}</p>
        <ul className={styles.backgrounds}>
          {backgrounds.map((background) => (
            <BackgroundCard
              key={`${background.name}${background.isDark}`}
              background={background}
              palette={palette}
              onSet={setColour}
            />
          ))}
        </ul>
      </section>
      <ShapeSection kind={kind} file={file} data={data} />
    </section>
  );
}

/** The fonts, and a generated form for all other properties. */
function ShapeSection({ kind, file, data }: ThemeControlsProps) {
  const { schemas } = useStudio();
  const { theme } = uiTexts;
  return (
    <section aria-labelledby="theme-shape">
      <h2 id="theme-shape" className={styles.heading}>
        {theme.shape}
      </h2>
      <p className={`hint ${styles.hint}`}>{theme.fontsHelp}</p>
      <FontChoice fonts={property(data, 'fonts')} onEdit={(edits, title) => file.edit(edits, { title })} />
      <Form kind={kind} file={file} title={theme.title}>
        <GroupFields
          pointer=""
          shape={schemas.root(kind.schema)}
          value={data}
          label={theme.title}
          without={WITH_CONTROLS}
        />
      </Form>
    </section>
  );
}
