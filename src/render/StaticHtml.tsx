import { memo } from 'react';
import { trustedHtml } from '../ui/rich-text/trusted-html.ts';

interface StaticHtmlProps {
  id: string;
  html: string;
}

/** An element whose HTML is rendered once, ahead of time, and never hydrated. */
export const StaticHtml = memo(function StaticHtml({ id, html }: StaticHtmlProps) {
  return (
    <div
      id={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by us from checked content
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
});
