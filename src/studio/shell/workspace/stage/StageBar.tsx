import { useId } from 'react';
import controls from '../../fields/frame/controls.module.css';
import { IconButton } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { fill, words } from '../../words/words.ts';
import { PageWeight } from './PageWeight.tsx';
import styles from './Stage.module.css';
import { FIT, widths } from './widths.ts';

interface StageBarProps {
  path: string;
  address: string;
  width: number;
  mode: 'edit' | 'browse';
  onWidth: (width: number) => void;
  onMode: (mode: 'edit' | 'browse') => void;
  onReload: () => void;
}

const devices: readonly { icon: IconName; name: string }[] = [
  { icon: 'panels-top-left', name: words.stage.fit },
  { icon: 'smartphone', name: words.stage.phone },
  { icon: 'tablet', name: words.stage.tablet },
  { icon: 'laptop', name: words.stage.laptop },
  { icon: 'monitor', name: words.stage.desktop },
];

function nameOf(index: number, width: number): string {
  const name = devices[index]?.name ?? '';
  return width === FIT ? name : `${name}, ${fill(words.stage.width, { width })}`;
}

/** The bar above the preview: path, width, edit or browse mode, page weight, reload, open in a tab. */
export function StageBar({ path, address, width, mode, onWidth, onMode, onReload }: StageBarProps) {
  const id = useId();
  const modes = [
    { mode: 'edit', label: words.stage.edit },
    { mode: 'browse', label: words.stage.browse },
  ] as const;
  return (
    <div className={styles.bar}>
      <span className={styles.path}>{path}</span>
      <div role="radiogroup" aria-label={words.stage.widths} className={controls.segments}>
        {widths.map((one, index) => (
          <label key={one} className={controls.segment} title={nameOf(index, one)}>
            <input
              type="radio"
              name={`${id}-width`}
              aria-label={nameOf(index, one)}
              checked={one === width}
              onChange={() => onWidth(one)}
            />
            <span>
              <Icon name={devices[index]?.icon ?? 'monitor'} />
            </span>
          </label>
        ))}
      </div>
      <div role="radiogroup" aria-label={words.stage.mode} className={controls.segments}>
        {modes.map((one) => (
          <label key={one.mode} className={controls.segment}>
            <input type="radio" name={`${id}-mode`} checked={one.mode === mode} onChange={() => onMode(one.mode)} />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
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
