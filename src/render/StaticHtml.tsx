import { memo } from 'react';
import { trustedHtml } from '../ui/trusted-html.ts';

interface FrozenProps {
  id: string;
  html: string;
}

/** An element whose HTML is rendered once, ahead of time, and never hydrated. */
export const Frozen = memo(function Frozen({ id, html }: FrozenProps) {
  return (
    <div
      id={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering of checked content
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
});
