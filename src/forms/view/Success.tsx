import { useEffect } from 'react';
import type { FormDefinition } from '../../contracts/forms.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { InlineRichText, RichText } from '../../ui/rich-text/RichText.tsx';

interface SuccessProps {
  success: FormDefinition['success'];
  /** Called when its time has passed, or when the visitor closes it. */
  onEnd: () => void;
}

/** The success message in a dialog, or as a screen in place of the page (specification 4). */
export function SuccessDialog({ success, onEnd }: SuccessProps) {
  return (
    <Dialog
      title={success.title}
      button={success.button}
      duration={success.duration}
      wholePage={success.style === 'page'}
      onClose={onEnd}
    >
      {success.text && <RichText text={success.text} />}
    </Dialog>
  );
}

/** The success message as a line below the button. */
export function SuccessLine({ success, onEnd }: SuccessProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, success.duration);
    return () => clearTimeout(timer);
  }, [onEnd, success.duration]);
  return (
    <p>
      <strong>{success.title}</strong>
      {success.text && <InlineRichText text={` ${success.text}`} />}
    </p>
  );
}
