import { useState } from 'react';
import type { ContentLocation } from '../../../contract/frame-messages.ts';
import { uiTexts } from '../../i18n/ui-texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ExplanationDialog } from './ExplanationDialog.tsx';

/** A button that explains a value. @param locationOf returns the location of the value; called on each click */
export function ExplanationButton({ locationOf }: { locationOf: () => ContentLocation }) {
  const [location, setLocation] = useState<ContentLocation>();
  return (
    <>
      <IconButton icon="signpost" label={uiTexts.why.title} onClick={() => setLocation(locationOf())} />
      {location && <ExplanationDialog location={location} onClose={() => setLocation(undefined)} />}
    </>
  );
}
