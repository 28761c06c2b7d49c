import controls from '../../fields/frame/controls.module.css';
import { fill, uiTexts } from '../../i18n/ui-texts.ts';
import styles from './ThemeView.module.css';
import type { Background } from './theme-colours.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;

interface PaletteListProps {
  palette: Record<string, string>;
  backgrounds: readonly Background[];
  onSet: (name: string, colour: string) => void;
}

/** The colours of the palette, each with its inputs and uses. */
export function PaletteList({ palette, backgrounds, onSet }: PaletteListProps) {
  const { theme } = uiTexts;
  return (
    <ul className={styles.palette}>
      {Object.entries(palette).map(([name, colour]) => (
        <li key={name} className={styles.colour}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={fill(theme.colour, { name })}
            value={COLOUR.test(colour) ? colour.toLowerCase() : '#000000'}
            onChange={({ target }) => onSet(name, target.value)}
          />
          <span className={styles.name}>{name}</span>
          <input
            type="text"
            spellCheck={false}
            className={`${controls.control} ${styles.code}`}
            aria-label={fill(theme.code, { name })}
            aria-invalid={!COLOUR.test(colour)}
            value={colour}
            onChange={({ target }) => onSet(name, target.value.trim().toLowerCase())}
          />
          <span className={`hint one-line ${styles.uses}`}>{usesOf(name, backgrounds)}</span>
        </li>
      ))}
    </ul>
  );
}

const roleWords: Record<string, string | undefined> = uiTexts.theme.roles;

function usesOf(name: string, backgrounds: readonly Background[]): string {
  const roles = backgrounds.flatMap(({ roles: colours }) =>
    Object.entries(colours).flatMap(([role, colour]) => (colour === name ? [roleWords[role] ?? role] : [])),
  );
  const unique = [...new Set(roles.map((role) => role.toLowerCase()))];
  return unique.length === 0 ? uiTexts.theme.notUsed : fill(uiTexts.theme.usedFor, { uses: unique.join(', ') });
}
