import { useLayoutEffect, useRef } from 'react';
import { nearestShade } from '../../../../content/checks/nearest-shade.ts';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ThemeView.module.css';
import { type Background, type Pair, pairsOf } from './theme-colours.ts';

interface BackgroundCardProps {
  background: Background;
  palette: Record<string, string>;
  onSet: (name: string, colour: string) => void;
}

const roleWords: Record<string, string | undefined> = uiTexts.theme.roles;

/** A sample of a background, with the contrast of each text colour on it. */
export function BackgroundCard({ background, palette, onSet }: BackgroundCardProps) {
  const { theme } = uiTexts;
  const sample = useRef<HTMLDivElement>(null);
  const { roles, name, isDark } = background;
  const painted = JSON.stringify(Object.entries(roles).map(([role, colour]) => [role, palette[colour]]));
  useLayoutEffect(() => {
    const colours: [string, string | undefined][] = JSON.parse(painted);
    for (const [role, colour] of colours) sample.current?.style.setProperty(`--sample-${role}`, colour ?? '');
  }, [painted]);
  const title = isDark ? fill(theme.dark, { name }) : name;
  return (
    <li className={styles.background}>
      <h3 className={styles.backgroundName}>{fill(theme.ground, { name: title })}</h3>
      <div ref={sample} className={styles.sample} aria-hidden="true">
        <p className={styles.sampleTitle}>{theme.sample}</p>
        <p>
          {theme.sampleText} <span className={styles.sampleLink}>{theme.link}</span>
        </p>
        <p className={styles.sampleMuted}>{theme.muted}</p>
        <span className={styles.sampleButton}>{theme.buttonText}</span>
      </div>
      <ul className={styles.pairs}>
        {pairsOf(background, palette).map((pair) => (
          <PairRow
            key={`${pair.text} ${pair.background}`}
            pair={pair}
            background={background}
            palette={palette}
            onSet={onSet}
          />
        ))}
      </ul>
    </li>
  );
}

function PairRow({ pair, background, palette, onSet }: BackgroundCardProps & { pair: Pair }) {
  const { theme } = uiTexts;
  const { text, background: on, ratio, colour, isWeak } = pair;
  const shade = isWeak ? nearestShade(palette[colour] ?? '', palette[background.roles[on] ?? ''] ?? '') : undefined;
  const what = fill(theme.pair, { text: roleWords[text] ?? text, ground: roleWords[on] ?? on });
  return (
    <li className={styles.pair}>
      <Icon name={isWeak ? 'circle-alert' : 'check'} className={isWeak ? styles.fails : styles.passes} />
      <span>{what}</span>
      <span className={isWeak ? styles.fails : styles.ratio} title={isWeak ? theme.fails : theme.passes}>
        {fill(theme.ratio, { ratio: (Math.floor(ratio * 10) / 10).toFixed(1) })}
      </span>
      {shade !== undefined && (
        <Button size="small" className={styles.fix} onClick={() => onSet(colour, shade)}>
          {fill(theme.use, { colour: shade, name: colour })}
        </Button>
      )}
    </li>
  );
}
