import { useState } from 'react';
import { LabelledSelect } from '../fields/frame/LabelledSelect.tsx';
import { chooseLanguage, language, languageNames, uiTexts } from '../i18n/ui-texts.ts';
import { type Appearance, appearances, chooseAppearance, chosenAppearance } from '../start/appearance.ts';
import { shouldShowTour } from '../start/tour-state.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './HelpDialog.module.css';

/** Keyboard shortcuts, and the settings for appearance and language. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { help } = uiTexts;
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
          <AppearanceChoice />
        </div>
        <div className={styles.setting}>
          <LabelledSelect
            label={help.language}
            value={language}
            choices={languageNames.map(({ code, name }) => ({ value: code, label: name }))}
            onChoose={chooseLanguage}
          />
        </div>
      </div>
      <div className={styles.more}>
        <a href="/handbook/STUDIO.md" target="_blank" rel="noreferrer" className={`aligned ${styles.link}`}>
          <Icon name="book-open" />
          {help.handbook}
        </a>
        <Button
          variant="quiet"
          icon="sparkles"
          onClick={() => {
            onClose();
            shouldShowTour.set(true);
          }}
        >
          {help.tour}
        </Button>
      </div>
    </Dialog>
  );
}

function AppearanceChoice() {
  const [appearance, setAppearance] = useState<Appearance>(chosenAppearance);
  return (
    <LabelledSelect
      label={uiTexts.help.look}
      value={appearance}
      choices={appearances.map((one) => ({ value: one, label: uiTexts.help[one] }))}
      onChoose={(value) => {
        const chosen = appearances.find((one) => one === value) ?? 'system';
        chooseAppearance(chosen);
        setAppearance(chosen);
      }}
    />
  );
}
