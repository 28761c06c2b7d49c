import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { pointerStep, property, textProperty } from '../../../../content/read/json.ts';
import type { TextEditing } from '../../../contract/edits.ts';
import type { FaceInfo } from '../../../contract/media.ts';
import { words } from '../../words/words.ts';
import { useAnswer } from '../use-answer.ts';
import styles from './FaceChoice.module.css';

/** What a theme writes for the face of the visitor's device. */
const SYSTEM = 'system';

interface FaceChoiceProps {
  /** The fonts of the theme, by what they are for. */
  fonts: unknown;
  onEdit: (edits: TextEditing[], title: string) => void;
}

/** The faces there are, each with a sample, for headlines and for running text. */
export function FaceChoice({ fonts, onEdit }: FaceChoiceProps) {
  const { answer } = useAnswer('faces', {});
  const faces = answer?.faces ?? [];
  const loaded = useLoadedFaces(answer?.faces);
  const { theme } = words;
  return (
    <>
      {(['display', 'text'] as const).map((role) => {
        const font = property(fonts, role);
        const chosen = textProperty(font, 'family');
        const choices = [...faces.map(({ family }) => family), SYSTEM];
        return (
          <fieldset key={role} className={styles.faces}>
            <legend className={styles.legend}>{theme.faces[role]}</legend>
            {choices.map((family) => (
              <Face
                key={family}
                role={role}
                family={family}
                isChosen={family === chosen}
                isLoaded={loaded.has(family)}
                onChoose={() =>
                  onEdit(
                    editsFor(
                      `/fonts${pointerStep(role)}`,
                      font,
                      faces.find((face) => face.family === family),
                      family,
                    ),
                    `${theme.faces[role]} · ${family}`,
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

interface FaceProps {
  role: 'display' | 'text';
  family: string;
  isChosen: boolean;
  isLoaded: boolean;
  onChoose: () => void;
}

function Face({ role, family, isChosen, isLoaded, onChoose }: FaceProps) {
  const id = useId();
  const sample = useRef<HTMLSpanElement>(null);
  const { theme } = words;
  useLayoutEffect(() => {
    sample.current?.style.setProperty('font-family', isLoaded ? `"${nameFor(family)}"` : 'Arial, sans-serif');
  }, [family, isLoaded]);
  return (
    <label htmlFor={id} className={styles.face}>
      <input
        id={id}
        type="radio"
        name={`face-${role}`}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-sample`}
        checked={isChosen}
        onChange={onChoose}
      />
      <span id={`${id}-name`} className={styles.name}>
        {family === SYSTEM ? theme.systemFace : family}
      </span>
      <span ref={sample} id={`${id}-sample`} className={role === 'display' ? styles.headline : styles.running}>
        {role === 'display' ? theme.sample : theme.faceSample}
      </span>
    </label>
  );
}

/** Another face; what stands in for the old one until it is there, and weights that it does not have, go. */
function editsFor(at: string, font: unknown, face: FaceInfo | undefined, family: string): TextEditing[] {
  const gone = ['fallback', 'boldFallback'].filter((name) => property(font, name) !== undefined);
  const [thin = 400, bold = thin] = (textProperty(font, 'weights') ?? '').split(' ').filter(Boolean).map(Number);
  const fits = face && thin >= face.thinnest && bold <= face.boldest;
  const within = (weight: number) => Math.min(Math.max(weight, face?.thinnest ?? weight), face?.boldest ?? weight);
  return [
    { type: 'set', at: `${at}/family`, value: family },
    ...gone.map((name): TextEditing => ({ type: 'remove', at: `${at}/${name}` })),
    ...(face && !fits ? [{ type: 'set' as const, at: `${at}/weights`, value: `${within(thin)} ${within(bold)}` }] : []),
  ];
}

function nameFor(family: string): string {
  return `sample ${family}`;
}

/** The families whose samples can be drawn. */
function useLoadedFaces(faces: readonly FaceInfo[] | undefined): ReadonlySet<string> {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const made = (faces ?? [])
      .filter(({ data }) => data !== '')
      .map(({ family, thinnest, boldest, data }) => {
        const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
        return { family, font: new FontFace(nameFor(family), bytes.buffer, { weight: `${thinnest} ${boldest}` }) };
      });
    for (const { family, font } of made) {
      document.fonts.add(font);
      font.load().then(
        () => setLoaded((before) => new Set([...before, family])),
        // A damaged face has no sample; the check tells of it.
        () => document.fonts.delete(font),
      );
    }
    return () => {
      for (const { font } of made) document.fonts.delete(font);
    };
  }, [faces]);
  return loaded;
}
