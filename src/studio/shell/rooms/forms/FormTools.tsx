import { useState } from 'react';
import type { FileInfo } from '../../../contract/files.ts';
import { Button } from '../../ui/Button.tsx';
import { words } from '../../words/words.ts';
import { NewFieldDialog } from './NewFieldDialog.tsx';
import { TestSendDialog } from './TestSendDialog.tsx';

/** What can be done with a form besides editing its fields. */
export function FormTools({ info }: { info: FileInfo }) {
  const [asked, setAsked] = useState<'field' | 'test'>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Button size="small" icon="plus" onClick={() => setAsked('field')}>
        {words.forms.newField}
      </Button>
      <Button size="small" icon="mail" onClick={() => setAsked('test')}>
        {words.forms.test}
      </Button>
      {asked === 'field' && <NewFieldDialog info={info} onClose={close} />}
      {asked === 'test' && <TestSendDialog info={info} onClose={close} />}
    </>
  );
}
