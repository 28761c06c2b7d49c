import { useState } from 'react';
import type { ContentLocation } from '../../../contract/frame-messages.ts';
import { IconButton } from '../../ui/Button.tsx';
import { words } from '../../words/words.ts';
import { WhyDialog } from './WhyDialog.tsx';

/** A button that explains a value. @param placeOf returns the location of the value; called on each click */
export function WhyButton({ placeOf }: { placeOf: () => ContentLocation }) {
  const [place, setPlace] = useState<ContentLocation>();
  return (
    <>
      <IconButton icon="signpost" label={words.why.title} onClick={() => setPlace(placeOf())} />
      {place && <WhyDialog place={place} onClose={() => setPlace(undefined)} />}
    </>
  );
}
