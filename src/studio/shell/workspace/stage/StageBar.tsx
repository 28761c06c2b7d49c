import { Segments } from '../../fields/frame/Segments.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { words } from '../../words/words.ts';
import { PageWeight } from './PageWeight.tsx';
import styles from './Stage.module.css';
import { devices } from './widths.ts';

interface StageBarProps {
  path: string;
  address: string;
  width: number;
  mode: 'edit' | 'browse';
  onWidth: (width: number) => void;
  onMode: (mode: 'edit' | 'browse') => void;
  onReload: () => void;
}

const modes = [
  { value: 'edit', label: words.stage.edit },
  { value: 'browse', label: words.stage.browse },
] as const;

/** The bar above the preview: path, width, edit or browse mode, page weight, reload, open in a tab. */
export function StageBar({ path, address, width, mode, onWidth, onMode, onReload }: StageBarProps) {
  return (
    <div className={styles.bar}>
      <span className={`one-line ${styles.path}`}>{path}</span>
      <Segments aria-label={words.stage.widths} choices={devices} chosen={width} onChoose={onWidth} />
      <Segments aria-label={words.stage.mode} choices={modes} chosen={mode} onChoose={onMode} />
      <span className={styles.end}>
        <PageWeight path={path} />
        <IconButton icon="rotate-cw" label={words.stage.reload} onClick={onReload} />
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={words.stage.openTab}
          title={words.stage.openTab}
          className={styles.tab}
        >
          <Icon name="external-link" />
        </a>
      </span>
    </div>
  );
}
