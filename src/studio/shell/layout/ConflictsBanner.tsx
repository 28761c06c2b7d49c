import { useCallback, useState } from 'react';
import { count, uiTexts } from '../i18n/ui-texts.ts';
import { useStudioState } from '../start/window-context.ts';
import { Button } from '../ui/Button.tsx';
import { ConflictsDialog } from '../views/conflicts/ConflictsDialog.tsx';
import { Banner } from './Banner.tsx';

/** A banner about conflicts with others' changes, with a button that opens the dialog to resolve them. */
export function ConflictsBanner() {
  const { conflicts } = useStudioState();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  if (conflicts.length === 0) return null;
  return (
    <Banner title={count(uiTexts.conflicts.title, conflicts.length)}>
      <span>{uiTexts.conflicts.help}</span>
      <Button size="small" onClick={() => setOpen(true)}>
        {uiTexts.conflicts.decide}
      </Button>
      {isOpen && <ConflictsDialog onClose={close} />}
    </Banner>
  );
}
