import { useState } from 'react';
import type { FileInfo } from '../../../contract/files.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { TestSendDialog } from './TestSendDialog.tsx';

/** The button for a test send of a form's mails. */
export function FormTools({ info }: { info: FileInfo }) {
  const [isTesting, setTesting] = useState(false);
  return (
    <>
      <Button size="small" icon="mail" onClick={() => setTesting(true)}>
        {uiTexts.forms.test}
      </Button>
      {isTesting && <TestSendDialog info={info} onClose={() => setTesting(false)} />}
    </>
  );
}
