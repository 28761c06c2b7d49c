import { useState } from 'react';
import type { StudioState } from '../../contract/state.ts';
import { useObserved } from '../client/observable.ts';
import { count, fill, translateSentence, uiTexts } from '../i18n/ui-texts.ts';
import { useNavigation, useOverview, useStudio, useStudioState } from '../start/window-context.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { isToolView } from '../views/registry.ts';
import { FindingsPanel } from './FindingsPanel.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import styles from './TopBar.module.css';

/** The bar at the top: progress, undo and redo, search, findings, saving, publishing, help. */
export function TopBar() {
  const studio = useStudio();
  const navigation = useNavigation();
  const state = useStudioState();
  const busy = useObserved(studio.actions.busy);
  const { siteName } = useOverview();
  const location = useObserved(navigation.location);
  const [isHelping, setHelping] = useState(false);
  const isShowing = useObserved(studio.isShowingFindings);
  const { bar } = uiTexts;
  return (
    <header className={`aligned ${styles.bar}`} data-part data-bar>
      <span className={`one-line ${styles.site}`}>{siteName}</span>
      <Progress state={state} />
      <span className={styles.space} />
      {(['undo', 'redo'] as const).map((step) => (
        <IconButton
          key={step}
          icon={`${step}-2`}
          label={bar[step]}
          title={fill(state[step] ? bar[`${step}What`] : bar[step], { what: translateSentence(state[step] ?? '') })}
          disabled={state[step] === undefined}
          onClick={() => void studio[step]()}
        />
      ))}
      {isToolView('search') && (
        <IconButton icon="search" label={bar.search} onClick={() => navigation.go({ view: 'search' })} />
      )}
      <FindingsButton state={state} isOpen={isShowing} onClick={() => studio.isShowingFindings.set(!isShowing)} />
      <Button
        variant={state.unsaved.length > 0 ? 'primary' : 'plain'}
        icon="save"
        disabled={busy !== undefined || (state.unsaved.length === 0 && state.conflicts.length === 0)}
        onClick={() => void studio.save()}
      >
        {busy === 'save' ? bar.saving : bar.save}
      </Button>
      {isToolView('publish') && (
        <Button
          icon="send"
          // The publish view has its own button.
          className={location.view === 'publish' ? styles.hidden : ''}
          disabled={busy !== undefined}
          onClick={() => navigation.go({ view: 'publish' })}
        >
          {busy === 'publish' ? bar.publishing : bar.publish}
        </Button>
      )}
      <IconButton icon="circle-question-mark" label={bar.help} data-help onClick={() => setHelping(true)} />
      {isShowing && <FindingsPanel onClose={() => studio.isShowingFindings.set(false)} />}
      {isHelping && <HelpDialog onClose={() => setHelping(false)} />}
    </header>
  );
}

/** The steps Draft → Saved → Published, with the current one marked. */
function Progress({ state }: { state: StudioState }) {
  const { bar } = uiTexts;
  const unsaved = state.unsaved.length;
  // Without a git repository, there is nothing to publish.
  const unpublished = state.hasGit ? state.unpublished : 0;
  const steps = [
    { name: bar.draft, isHere: unsaved > 0, summary: unsaved > 0 ? count(bar.draftCount, unsaved) : bar.allSaved },
    {
      name: bar.saved,
      isHere: unsaved === 0 && unpublished > 0,
      summary: unpublished > 0 ? count(bar.savedCount, unpublished) : bar.allSaved,
    },
    ...(state.hasGit
      ? [{ name: bar.published, isHere: unsaved === 0 && unpublished === 0, summary: bar.allPublished }]
      : []),
  ];
  const here = steps.find(({ isHere }) => isHere) ?? steps.at(-1);
  return (
    <div className={`aligned ${styles.progress}`}>
      <ol className={`aligned ${styles.steps}`} aria-label={bar.progress}>
        {steps.map((step) => (
          <li key={step.name} aria-current={step === here ? 'step' : undefined} className={styles.step}>
            {step.name}
          </li>
        ))}
      </ol>
      <span className={`hint one-line ${styles.summary}`} role="status">
        {here?.summary}
      </span>
    </div>
  );
}

interface FindingsButtonProps {
  state: StudioState;
  isOpen: boolean;
  onClick: () => void;
}

function FindingsButton({ state, isOpen, onClick }: FindingsButtonProps) {
  const { errors, warnings } = state;
  const all = errors + warnings;
  const tone = errors > 0 ? styles.error : warnings > 0 ? styles.warning : styles.good;
  const found = all === 0 ? uiTexts.bar.noFindings : count(uiTexts.bar.findings, all);
  const label = state.isChecking && all === 0 ? uiTexts.bar.checking : found;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={label}
      title={label}
      className={`${styles.findings} ${tone}`}
      onClick={onClick}
    >
      <Icon name={all === 0 ? 'circle-check' : errors > 0 ? 'circle-alert' : 'triangle-alert'} />
      {all > 0 && <span aria-hidden="true">{all}</span>}
    </button>
  );
}
