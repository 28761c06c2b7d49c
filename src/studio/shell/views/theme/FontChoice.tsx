import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { pointerStep, property, textProperty } from '../../../../content/read/json.ts';
import type { Edit } from '../../../contract/edits.ts';
import type { FontInfo } from '../../../contract/media.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { useApiCall } from '../use-api-call.ts';
import styles from './FontChoice.module.css';

/** The family name that a theme uses for the font of the visitor's device. */
const SYSTEM = 'system';

interface FontChoiceProps {
  /** The fonts of the theme, by role. */
  fonts: unknown;
  onEdit: (edits: Edit[], title: string) => void;
}

/** Radio buttons to choose the fonts for headlines and for body text, with a sample of each font. */
export function FontChoice({ fonts, onEdit }: FontChoiceProps) {
  const { response } = useApiCall('fonts', {});
  const installed = response?.fonts ?? [];
  const loaded = useLoadedFonts(response?.fonts);
  const { theme } = uiTexts;
  return (
    <>
      {(['display', 'text'] as const).map((role) => {
        const now = property(fonts, role);
        const chosen = textProperty(now, 'family');
        const choices = [...installed.map(({ family }) => family), SYSTEM];
        return (
          <fieldset key={role} className={styles.fonts}>
            <legend className={styles.legend}>{theme.fonts[role]}</legend>
            {choices.map((family) => (
              <FontSample
                key={family}
                role={role}
                family={family}
                isChosen={family === chosen}
                isLoaded={loaded.has(family)}
                onChoose={() =>
                  onEdit(
                    editsFor(
                      `/fonts${pointerStep(role)}`,
                      now,
                      installed.find((one) => one.family === family),
                      family,
                    ),
                    `${theme.fonts[role]} · ${family}`,
                  )
                }
              />
            ))}
          </fieldset>
        );
      })}
    </>
  );
}

interface FontSampleProps {
  role: 'display' | 'text';
  family: string;
  isChosen: boolean;
  isLoaded: boolean;
  onChoose: () => void;
}

function FontSample({ role, family, isChosen, isLoaded, onChoose }: FontSampleProps) {
  const id = useId();
  const sample = useRef<HTMLSpanElement>(null);
  const { theme } = uiTexts;
  useLayoutEffect(() => {
    sample.current?.style.setProperty('font-family', isLoaded ? `"${nameFor(family)}"` : 'Arial, sans-serif');
  }, [family, isLoaded]);
  return (
    <label htmlFor={id} className={styles.font}>
      <input
        id={id}
        type="radio"
        name={`font-${role}`}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-sample`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span id={`${id}-name`} className="hint">
        {family === SYSTEM ? theme.systemFont : family}
      </span>
      <span ref={sample} id={`${id}-sample`} className={role === 'display' ? styles.headline : styles.running}>
        {role === 'display' ? theme.sample : theme.fontSample}
      </span>
    </label>
  );
}

/** The edits that change a font: remove the old font's fallbacks, and limit the weights to those of the new font. */
function editsFor(at: string, now: unknown, font: FontInfo | undefined, family: string): Edit[] {
  const gone = ['fallback', 'boldFallback'].filter((name) => property(now, name) !== undefined);
  const [thin = 400, bold = thin] = (textProperty(now, 'weights') ?? '').split(' ').filter(Boolean).map(Number);
  const fits = font && thin >= font.thinnest && bold <= font.boldest;
  const within = (weight: number) => Math.min(Math.max(weight, font?.thinnest ?? weight), font?.boldest ?? weight);
  return [
    { type: 'set', at: `${at}/family`, value: family },
    ...gone.map((name): Edit => ({ type: 'remove', at: `${at}/${name}` })),
    ...(font && !fits ? [{ type: 'set' as const, at: `${at}/weights`, value: `${within(thin)} ${within(bold)}` }] : []),
  ];
}

function nameFor(family: string): string {
  return `sample ${family}`;
}

/** Loads the fonts for samples. @returns the families that are ready */
function useLoadedFonts(fonts: readonly FontInfo[] | undefined): ReadonlySet<string> {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const made = (fonts ?? [])
      .filter(({ data }) => data !== '')
      .map(({ family, thinnest, boldest, data }) => {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
        return { family, font: new FontFace(nameFor(family), bytes.buffer, { weight: `${thinnest} ${boldest}` }) };
      });
    for (const { family, font } of made) {
      document.fonts.add(font);
      font.load().then(
        () => setLoaded((before) => new Set([...before, family])),
        // A damaged font has no sample; the check reports it.
        () => document.fonts.delete(font),
      );
    }
    return () => {
      for (const { font } of made) document.fonts.delete(font);
    };
  }, [fonts]);
  return loaded;
}
