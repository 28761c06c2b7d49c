import { useId, useState } from 'react';
import controls from '../fields/frame/controls.module.css';
import { chooseLook, chosenLook, type Look, looks } from '../start/look.ts';
import { tourIsWanted } from '../start/tour-state.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { chooseLanguage, language, languageNames, words } from '../words/words.ts';
import styles from './HelpDialog.module.css';

/** The keys, and how the studio looks and speaks. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const [look, setLook] = useState<Look>(chosenLook);
  const id = useId();
  const { help } = words;
  return (
    <Dialog title={help.title} onClose={onClose}>
      <h3 className={styles.heading}>{help.keys}</h3>
      <dl className={styles.keys}>
        {help.shortcuts.map(({ keys, does }) => (
          <div key={keys} className={styles.key}>
            <dt>
              <kbd className={styles.kbd}>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.settings}>
        <div className={styles.setting}>
          <label htmlFor={`${id}-look`}>{help.look}</label>
          <select
            id={`${id}-look`}
            className={controls.control}
            value={look}
            onChange={({ target }) => {
              const chosen = looks.find((one) => one === target.value) ?? 'system';
              chooseLook(chosen);
              setLook(chosen);
            }}
          >
            {looks.map((one) => (
              <option key={one} value={one}>
                {help[one]}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.setting}>
          <label htmlFor={`${id}-language`}>{help.language}</label>
          <select
            id={`${id}-language`}
            className={controls.control}
            value={language}
            onChange={({ target }) => chooseLanguage(target.value)}
          >
            {languageNames.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className={styles.more}>
        <a href="/handbook/STUDIO.md" target="_blank" rel="noreferrer" className={styles.link}>
          <Icon name="book-open" />
          {help.handbook}
        </a>
        <Button
          look="quiet"
          icon="sparkles"
          onClick={() => {
            onClose();
            tourIsWanted.set(true);
          }}
        >
          {help.tour}
        </Button>
      </div>
    </Dialog>
  );
}
