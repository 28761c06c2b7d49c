import type { PublishingDays } from '../../contract/files.ts';
import { fill, uiTexts } from '../i18n/ui-texts.ts';
import styles from './ChangeMark.module.css';

interface PublishingMarkProps {
  published: PublishingDays;
  isDraft?: boolean;
}

/** Marks drafts, and shows publishing days. */
export function PublishingMark({ published: { from, until }, isDraft = false }: PublishingMarkProps) {
  return (
    <>
      {isDraft && <span className={styles.time}>{uiTexts.states.draft}</span>}
      {from !== undefined && <span className={styles.time}>{fill(uiTexts.states.from, { day: dayOf(from) })}</span>}
      {until !== undefined && <span className={styles.time}>{fill(uiTexts.states.until, { day: dayOf(until) })}</span>}
    </>
  );
}

/** The date of a moment; its time is shown in the field. */
const dayOf = (moment: string) => moment.slice(0, 'YYYY-MM-DD'.length);
