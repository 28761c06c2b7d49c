import { useEffect } from 'react';
import type { Conflict } from '../../../contract/state.ts';
import { count, fill, translateSentence, uiTexts } from '../../i18n/ui-texts.ts';
import { useStudio, useStudioState } from '../../start/window-context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './ConflictsDialog.module.css';
import { differentPart } from './different-part.ts';
import { linesOf } from './value-lines.ts';

/** Shows the two values of each conflict side by side, to choose one. */
export function ConflictsDialog({ onClose }: { onClose: () => void }) {
  const { conflicts } = useStudioState();
  useEffect(() => {
    if (conflicts.length === 0) onClose();
  }, [conflicts.length, onClose]);
  return (
    <Dialog title={count(uiTexts.conflicts.title, conflicts.length)} size="medium" onClose={onClose}>
      <p className={styles.help}>{uiTexts.conflicts.help}</p>
      <ul className={styles.conflicts}>
        {conflicts.map((conflict) => (
          <ConflictChoice key={`${conflict.file}#${conflict.pointer}`} conflict={conflict} />
        ))}
      </ul>
    </Dialog>
  );
}

function ConflictChoice({ conflict }: { conflict: Conflict }) {
  const studio = useStudio();
  const { file, pointer } = conflict;
  const where = translateSentence(conflict.where);
  const { conflicts: texts } = uiTexts;
  const decide = async (keep: 'mine' | 'theirs') => {
    const done = await studio.inTurn(() => studio.call('resolve-conflict', { file, pointer, keep }));
    if (!done) return;
    studio.notices.announce(fill(keep === 'mine' ? texts.keepMine : texts.keepTheirs, { where }));
    await studio.showResult(done, [file]);
  };
  const mine = linesOf(conflict.mine);
  const theirs = linesOf(conflict.theirs);
  const sides = [
    { keep: 'mine', title: texts.mine, does: texts.chooseMine, label: texts.keepMine, lines: mine, other: theirs },
    {
      keep: 'theirs',
      title: texts.theirs,
      does: texts.chooseTheirs,
      label: texts.keepTheirs,
      lines: theirs,
      other: mine,
    },
  ] as const;
  return (
    <li className={styles.conflict}>
      <h3 className={styles.where}>{where}</h3>
      <div className={styles.sides}>
        {sides.map((side) => (
          <section key={side.keep} aria-label={side.title} className={styles.side}>
            <h4 className={`hint ${styles.title}`}>{side.title}</h4>
            <ConflictValue lines={side.lines} other={side.other} />
            <Button aria-label={fill(side.label, { where })} onClick={() => void decide(side.keep)}>
              {side.does}
            </Button>
          </section>
        ))}
      </div>
    </li>
  );
}

interface ConflictValueProps {
  lines: string[] | undefined;
  other: string[] | undefined;
}

/** A value in words, with the part marked that differs from the other value. */
function ConflictValue({ lines, other }: ConflictValueProps) {
  if (!lines) return <p className={styles.removed}>{uiTexts.conflicts.removed}</p>;
  const [text = '', otherText = ''] = [lines.join('\n'), other?.join('\n')];
  const { before, part, after } = other ? differentPart(text, otherText) : { before: text, part: '', after: '' };
  return (
    <p className={styles.value}>
      {before}
      {part !== '' && <mark className="found">{part}</mark>}
      {after}
    </p>
  );
}
