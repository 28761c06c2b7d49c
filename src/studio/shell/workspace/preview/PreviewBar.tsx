import { Segments } from '../../fields/frame/Segments.tsx';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './PagePreview.module.css';
import { PageWeight } from './PageWeight.tsx';
import { devices } from './widths.ts';

interface PreviewBarProps {
  path: string;
  url: string;
  width: number;
  mode: 'edit' | 'browse';
  onWidth: (width: number) => void;
  onMode: (mode: 'edit' | 'browse') => void;
  onReload: () => void;
}

const modes = [
  { value: 'edit', label: uiTexts.stage.edit },
  { value: 'browse', label: uiTexts.stage.browse },
] as const;

/** The bar above the preview: path, width, edit or browse mode, page weight, reload, open in a tab. */
export function PreviewBar({ path, url, width, mode, onWidth, onMode, onReload }: PreviewBarProps) {
  return (
    <div className={styles.bar}>
      <span className={`one-line ${styles.path}`}>{path}</span>
      <Segments aria-label={uiTexts.stage.widths} choices={devices} chosen={width} onChoose={onWidth} />
      <Segments aria-label={uiTexts.stage.mode} choices={modes} chosen={mode} onChoose={onMode} />
      <span className={styles.end}>
        <PageWeight path={path} />
        <IconButton icon="rotate-cw" label={uiTexts.stage.reload} onClick={onReload} />
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={uiTexts.stage.openTab}
          title={uiTexts.stage.openTab}
          className={styles.tab}
        >
          <Icon name="external-link" />
        </a>
      </span>
    </div>
  );
}
